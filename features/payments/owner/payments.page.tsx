import {
  Badge,
  Checkbox,
  ErrorState,
  FormCard,
  type OwnerForm,
  Page,
  Select,
  Skeleton,
  TextArea,
  TextField,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type PaymentSettings, paymentsApi, paymentsMessages } from '../contract/index.ts'
import { OfferedNow, OfferedThen } from './offered-ways.tsx'
import { paymentsOwnerMessages } from './payments-owner.messages.ts'

type Account = PaymentSettings['providers'][number]

/** Lists the payment methods with their requirements. */
export function PaymentsScreen() {
  const t = useWords(paymentsOwnerMessages)
  const found = useCall(paymentsApi.settings, {})
  return (
    <Page title={t('payments')} lead={t('lead')} width="narrow">
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} height={80} />}
      {found.data && <OfferedNow accounts={found.data.providers} />}
      {found.data?.providers.map((account) => (
        // An account that another switch enabled or disabled shows its present state.
        <AccountCard
          key={`${account.provider} ${account.isEnabled}`}
          account={account}
          accounts={found.data.providers}
        />
      ))}
    </Page>
  )
}

type AccountForm = OwnerForm<
  Pick<Account, 'provider' | 'isEnabled' | 'title' | 'instructions' | 'publishableKey' | 'capture'> & {
    secretKey: string
    webhookSecret: string
  }
>

function AccountCard({ account, accounts }: { account: Account; accounts: readonly Account[] }) {
  const t = useWords(paymentsOwnerMessages)
  const say = useWords(paymentsMessages)
  const { provider, isEnabled, title, instructions, publishableKey, capture } = account
  const save = useSend(paymentsApi.change, { quiet: true, refreshes: [paymentsApi.settings] })
  const form = useOwnerForm({
    schema: paymentsApi.change.input,
    values: { provider, isEnabled, title, instructions, publishableKey, capture, secretKey: '', webhookSecret: '' },
    // An empty field leaves the stored secret unchanged.
    save: ({ secretKey, webhookSecret, ...rest }) =>
      save.mutateAsync({ ...rest, ...(secretKey && { secretKey }), ...(webhookSecret && { webhookSecret }) }),
    savedMessage: t('saved'),
    clears: true,
  })
  const { values } = form
  const heading = (
    <>
      {say(`provider.${provider}`)}{' '}
      {account.isTest && account.isEnabled && <Badge tone="attention">{t('testMode')}</Badge>}
    </>
  )
  return (
    <FormCard title={heading} lead={t(`${provider}.lead`)} form={form}>
      <Checkbox {...form.toggle('isEnabled')}>{t('on')}</Checkbox>
      <OfferedThen accounts={accounts} account={account} isEnabled={values.isEnabled} />
      <TextField label={t('title')} {...form.field('title')} placeholder={say(`option.${provider}`)} maxLength={60} />
      {provider === 'manual' && (
        <TextArea
          label={t('instructions')}
          hint={t(values.isEnabled && values.instructions.trim() === '' ? 'instructions.none' : 'instructions.hint')}
          {...form.field('instructions')}
          maxLength={2000}
        />
      )}
      {provider === 'stripe' && <Keys account={account} form={form} />}
      {provider !== 'manual' && (
        <Select
          label={t('capture')}
          {...form.field('capture')}
          options={(['now', 'later'] as const).map((value) => ({ value, label: t(`capture.${value}`) }))}
        />
      )}
    </FormCard>
  )
}

function Keys({ account, form }: { account: Account; form: AccountForm }) {
  const t = useWords(paymentsOwnerMessages)
  const hint = (end: string) => (end === '' ? undefined : t('kept', { end }))
  return (
    <>
      <TextField label={t('webhookUrl')} value={account.webhookUrl} isReadOnly />
      <TextField
        label={t('publishableKey')}
        {...form.field('publishableKey')}
        placeholder="pk_live_…"
        autoComplete="off"
      />
      <TextField
        label={t('secretKey')}
        type="password"
        autoComplete="off"
        {...form.field('secretKey')}
        placeholder="sk_live_…"
        hint={hint(account.secretKeyEnd)}
      />
      <TextField
        label={t('webhookSecret')}
        type="password"
        autoComplete="off"
        {...form.field('webhookSecret')}
        placeholder="whsec_…"
        hint={hint(account.webhookSecretEnd)}
      />
    </>
  )
}
