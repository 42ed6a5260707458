import { useState } from 'react'
import {
  Badge,
  Button,
  Card,
  Checkbox,
  ErrorState,
  Page,
  Select,
  Skeleton,
  TextArea,
  TextField,
  toast,
  useCall,
  useSend,
  useWords,
} from '#platform/ui'
import { type PaymentSettings, paymentsApi, paymentsMessages } from '../contract/index.ts'
import { OfferedNow, OfferedThen } from './offered-ways.tsx'
import { paymentsOwnerMessages } from './payments-owner.messages.ts'

type Account = PaymentSettings['providers'][number]

/** The ways to pay, each with what it needs. */
export function PaymentsScreen() {
  const t = useWords(paymentsOwnerMessages)
  const found = useCall(paymentsApi.settings, {})
  return (
    <Page title={t('payments')} lead={t('lead')} width="narrow">
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} height={80} />}
      {found.data && <OfferedNow accounts={found.data.providers} />}
      {found.data?.providers.map((account) => (
        // One that another's switch brought or took away stands as it is now.
        <AccountCard
          key={`${account.provider} ${account.isEnabled}`}
          account={account}
          accounts={found.data.providers}
        />
      ))}
    </Page>
  )
}

const secrets = { secretKey: '', webhookSecret: '' }

function AccountCard({ account, accounts }: { account: Account; accounts: readonly Account[] }) {
  const t = useWords(paymentsOwnerMessages)
  const say = useWords(paymentsMessages)
  const { provider } = account
  const [draft, setDraft] = useState(account)
  const [typed, setTyped] = useState(secrets)
  const save = useSend(paymentsApi.change, {
    refreshes: [paymentsApi.settings],
    onDone: () => {
      setTyped(secrets)
      toast(t('saved'))
    },
  })
  const { isEnabled, title, instructions, publishableKey, capture } = draft
  const kept = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
  const send = () => save.mutate({ provider, isEnabled, title, instructions, publishableKey, capture, ...kept })
  const foot = (
    <Button tone="primary" isPending={save.isPending} onPress={send}>
      {t('save')}
    </Button>
  )
  return (
    <Card title={<Heading account={account} />} lead={t(`${provider}.lead`)} foot={foot}>
      <Checkbox isSelected={isEnabled} onChange={(on) => setDraft({ ...draft, isEnabled: on })}>
        {t('on')}
      </Checkbox>
      <OfferedThen accounts={accounts} account={account} isEnabled={isEnabled} />
      <TextField
        label={t('title')}
        value={title}
        placeholder={say(`option.${provider}`)}
        maxLength={60}
        onChange={(name) => setDraft({ ...draft, title: name })}
      />
      {provider === 'manual' && (
        <TextArea
          label={t('instructions')}
          hint={t(isEnabled && instructions.trim() === '' ? 'instructions.none' : 'instructions.hint')}
          value={instructions}
          maxLength={2000}
          onChange={(text) => setDraft({ ...draft, instructions: text })}
        />
      )}
      {provider === 'stripe' && <Keys account={draft} onChange={setDraft} typed={typed} onType={setTyped} />}
      {provider !== 'manual' && (
        <Select
          label={t('capture')}
          value={capture}
          onChange={(when) => setDraft({ ...draft, capture: when })}
          options={(['now', 'later'] as const).map((value) => ({ value, label: t(`capture.${value}`) }))}
        />
      )}
    </Card>
  )
}

function Heading({ account }: { account: Account }) {
  const t = useWords(paymentsOwnerMessages)
  const say = useWords(paymentsMessages)
  return (
    <>
      {say(`provider.${account.provider}`)}{' '}
      {account.isTest && account.isEnabled && <Badge tone="attention">{t('testMode')}</Badge>}
    </>
  )
}

interface KeysProps {
  account: Account
  onChange: (account: Account) => void
  typed: typeof secrets
  onType: (typed: typeof secrets) => void
}

function Keys({ account, onChange, typed, onType }: KeysProps) {
  const t = useWords(paymentsOwnerMessages)
  const hint = (end: string) => (end === '' ? undefined : t('kept', { end }))
  return (
    <>
      <TextField label={t('webhookUrl')} value={account.webhookUrl} isReadOnly />
      <TextField
        label={t('publishableKey')}
        value={account.publishableKey}
        placeholder="pk_live_…"
        autoComplete="off"
        onChange={(publishableKey) => onChange({ ...account, publishableKey })}
      />
      <TextField
        label={t('secretKey')}
        type="password"
        autoComplete="off"
        value={typed.secretKey}
        placeholder="sk_live_…"
        hint={hint(account.secretKeyEnd)}
        onChange={(secretKey) => onType({ ...typed, secretKey })}
      />
      <TextField
        label={t('webhookSecret')}
        type="password"
        autoComplete="off"
        value={typed.webhookSecret}
        placeholder="whsec_…"
        hint={hint(account.webhookSecretEnd)}
        onChange={(webhookSecret) => onType({ ...typed, webhookSecret })}
      />
    </>
  )
}
