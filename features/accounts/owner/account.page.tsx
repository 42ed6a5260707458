import './accounts-owner.css'
import { z } from 'zod'
import { LockKeyhole } from '#platform/icons'
import { languageName, languages } from '#platform/i18n'
import {
  Card,
  Columns,
  ErrorState,
  FormCard,
  LinkButton,
  Page,
  Select,
  Skeleton,
  TextField,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type AccountInfo, accountsApi, passwordAdvised } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'
import { securityMessages } from './security.messages.ts'
import { SessionsCard } from './sessions-card.tsx'
import { useSendsEmail } from './use-sends-email.ts'

export function AccountPage() {
  const t = useWords(accountsOwnerMessages)
  const me = useCall(accountsApi.me, {})
  if (me.error) return <ErrorState error={me.error} onRetry={() => void me.refetch()} />
  return (
    <Page title={t('account')} width="narrow">
      {me.data ? (
        <>
          <ProfileCard account={me.data} />
          <EmailCard account={me.data} />
          <PasswordCard account={me.data} />
          <SecurityCard />
          <SessionsCard />
        </>
      ) : (
        <Skeleton lines={8} height={32} />
      )}
    </Page>
  )
}

function SecurityCard() {
  const t = useWords(securityMessages)
  return (
    <Card
      title={t('title')}
      lead={t('openLead')}
      foot={
        <LinkButton href="/account/security" icon={LockKeyhole}>
          {t('open')}
        </LinkButton>
      }
    >
      {null}
    </Card>
  )
}

function ProfileCard({ account }: { account: AccountInfo }) {
  const t = useWords(accountsOwnerMessages)
  const save = useSend(accountsApi.changeProfile, { quiet: true, refreshes: [accountsApi.me] })
  const form = useOwnerForm({
    schema: accountsApi.changeProfile.input,
    values: { name: account.name },
    save: save.mutateAsync,
    savedMessage: t('saved'),
    refusals: { 'accounts.name_unfit': 'name' },
  })
  // The page reloads with the texts of the new language.
  const speak = useSend(accountsApi.changeProfile, { onDone: () => window.location.reload() })
  return (
    <FormCard title={t('profile')} form={form}>
      <Columns>
        <TextField label={t('name')} autoComplete="name" {...form.field('name')} />
        <Select
          label={t('language')}
          value={account.locale}
          onChange={(locale) => speak.mutate({ locale })}
          options={languages().map((value) => ({ value, label: languageName(value) }))}
        />
      </Columns>
    </FormCard>
  )
}

function EmailCard({ account }: { account: AccountInfo }) {
  const t = useWords(accountsOwnerMessages)
  const change = useSend(accountsApi.changeEmail, { quiet: true })
  const isSent = useSendsEmail()
  const lead = t(isSent ? 'changeEmailLead' : 'changeEmailLeadKept')
  const form = useOwnerForm({
    schema: emailChange,
    values: { email: '', password: '' },
    save: change.mutateAsync,
    savedMessage: (_, { email }) => t(isSent ? 'emailSent' : 'emailKept', { email }),
    clears: true,
    refusals: {
      'accounts.email_unfit': 'email',
      'accounts.email_taken': 'email',
      'accounts.wrong_password': 'password',
    },
  })
  const address = <TextField label={t('email')} value={account.email} isReadOnly />
  if (!account.hasPassword)
    return (
      <Card title={t('changeEmail')} lead={lead}>
        {address}
        <p className="q-hint">{t('emailNeedsPassword')}</p>
      </Card>
    )
  return (
    <FormCard title={t('changeEmail')} lead={lead} action={t('changeEmail')} form={form}>
      {address}
      <Columns>
        <TextField label={t('newEmail')} type="email" {...form.field('email')} />
        <TextField
          label={t('currentPassword')}
          type="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
      </Columns>
    </FormCard>
  )
}

function PasswordCard({ account }: { account: AccountInfo }) {
  const t = useWords(accountsOwnerMessages)
  const change = useSend(accountsApi.changePassword, {
    quiet: true,
    refreshes: [accountsApi.me, accountsApi.sessions],
  })
  // An account created by a sign-in link has no current password.
  const isFirst = !account.hasPassword
  const form = useOwnerForm({
    schema: isFirst ? firstPassword : passwordChange,
    values: { current: '', password: '' },
    save: change.mutateAsync,
    savedMessage: t('passwordChanged'),
    clears: true,
    refusals: {
      'accounts.wrong_password': 'current',
      'accounts.password_too_short': 'password',
      'accounts.password_too_long': 'password',
      'accounts.password_too_common': 'password',
    },
  })
  return (
    <FormCard
      title={t(isFirst ? 'choosePassword' : 'changePassword')}
      lead={t(isFirst ? 'choosePasswordLead' : 'changePasswordLead')}
      action={t(isFirst ? 'choosePassword' : 'changePassword')}
      form={form}
    >
      <Columns>
        {!isFirst && (
          <TextField
            label={t('currentPassword')}
            type="password"
            autoComplete="current-password"
            {...form.field('current')}
          />
        )}
        <TextField
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          {...form.field('password')}
          hint={t('passwordHint', { min: passwordAdvised })}
        />
      </Columns>
    </FormCard>
  )
}

// An empty field is reported at once, before a password is checked.
const notEmpty = z.string().min(1)
const emailChange = accountsApi.changeEmail.input.extend({ password: notEmpty })
const firstPassword = accountsApi.changePassword.input.extend({ password: notEmpty })
const passwordChange = firstPassword.extend({ current: notEmpty })
