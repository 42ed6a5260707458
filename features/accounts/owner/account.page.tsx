import './accounts-owner.css'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { languageName, languages } from '#platform/i18n'
import {
  Badge,
  Button,
  Card,
  Columns,
  ErrorState,
  IconButton,
  Page,
  Select,
  Skeleton,
  sentenceOf,
  TextField,
  toast,
  useCall,
  useLanguage,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { type AccountFacts, accountsApi, passwordAdvised } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'

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
          <SessionsCard />
        </>
      ) : (
        <Skeleton lines={8} height={32} />
      )}
    </Page>
  )
}

function ProfileCard({ account }: { account: AccountFacts }) {
  const t = useWords(accountsOwnerMessages)
  const [name, setName] = useState(account.name)
  const save = useSend(accountsApi.changeProfile, { refreshes: [accountsApi.me], onDone: () => toast(t('saved')) })
  // The page is asked for anew: it brings the words of its language, and says which it is.
  const speak = useSend(accountsApi.changeProfile, { onDone: () => window.location.reload() })
  return (
    <Card
      title={t('profile')}
      foot={
        <Button
          tone="primary"
          isPending={save.isPending}
          isDisabled={name === account.name}
          onPress={() => save.mutate({ name })}
        >
          {t('save')}
        </Button>
      }
    >
      <Columns>
        <TextField label={t('name')} autoComplete="name" value={name} onChange={setName} />
        <Select
          label={t('language')}
          value={account.locale}
          onChange={(locale) => speak.mutate({ locale })}
          options={languages().map((value) => ({ value, label: languageName(value) }))}
        />
      </Columns>
    </Card>
  )
}

function EmailCard({ account }: { account: AccountFacts }) {
  const t = useWords(accountsOwnerMessages)
  const language = useLanguage()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const done = () => {
    toast(t('emailSent', { email }))
    setEmail('')
    setPassword('')
  }
  const change = useSend(accountsApi.changeEmail, { quiet: true, onDone: done })
  return (
    <Card
      title={t('changeEmail')}
      lead={t('changeEmailLead')}
      foot={
        account.hasPassword && (
          <Button
            isDisabled={!email || !password}
            isPending={change.isPending}
            onPress={() => change.mutate({ email, password })}
          >
            {t('changeEmail')}
          </Button>
        )
      }
    >
      <TextField label={t('email')} value={account.email} isReadOnly />
      {account.hasPassword ? (
        <Columns>
          <TextField
            label={t('newEmail')}
            type="email"
            value={email}
            onChange={setEmail}
            error={change.error && sentenceOf(change.error, language)}
          />
          <TextField
            label={t('currentPassword')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        </Columns>
      ) : (
        <p className="q-hint">{t('emailNeedsPassword')}</p>
      )}
    </Card>
  )
}

function PasswordCard({ account }: { account: AccountFacts }) {
  const t = useWords(accountsOwnerMessages)
  const language = useLanguage()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const done = () => {
    toast(t('passwordChanged'))
    setCurrent('')
    setPassword('')
  }
  const change = useSend(accountsApi.changePassword, {
    quiet: true,
    refreshes: [accountsApi.me, accountsApi.sessions],
    onDone: done,
  })
  // Whoever came by a sign-in link alone has none to show.
  const isFirst = !account.hasPassword
  return (
    <Card
      title={t(isFirst ? 'choosePassword' : 'changePassword')}
      lead={t(isFirst ? 'choosePasswordLead' : 'changePasswordLead')}
      foot={
        <Button
          isDisabled={(!current && !isFirst) || !password}
          isPending={change.isPending}
          onPress={() => change.mutate({ current: isFirst ? '' : current, password })}
        >
          {t(isFirst ? 'choosePassword' : 'changePassword')}
        </Button>
      }
    >
      <Columns>
        {!isFirst && (
          <TextField
            label={t('currentPassword')}
            type="password"
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
          />
        )}
        <TextField
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={t('passwordHint', { min: passwordAdvised })}
          error={change.error && sentenceOf(change.error, language)}
        />
      </Columns>
    </Card>
  )
}

function SessionsCard() {
  const t = useWords(accountsOwnerMessages)
  const sessions = useCall(accountsApi.sessions, {})
  const end = useSend(accountsApi.endSession, {
    refreshes: [accountsApi.sessions],
    onDone: () => toast(t('sessionEnded')),
  })
  const everywhere = useSend(accountsApi.signOutEverywhere, { onDone: () => window.location.assign('/sign-in') })
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card
      title={t('sessions')}
      foot={
        <Button icon={LogOut} isPending={everywhere.isPending} onPress={() => everywhere.mutate({})}>
          {t('signOutEverywhere')}
        </Button>
      }
    >
      {sessions.error && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.isPending && <Skeleton lines={3} height={20} />}
      <ul>
        {sessions.data?.map((session) => (
          <li key={session.id} className="entry-session">
            <MonitorSmartphone size={16} aria-hidden />
            <div>
              <div className="q-row-text">
                {session.device} {session.site && <span className="q-quiet">· {session.site}</span>}
              </div>
              <div className="q-hint q-tabular">
                {session.address} · {t('lastSeen')} {when(session.seenAt)}
              </div>
            </div>
            {session.current ? (
              <Badge tone="success">{t('thisDevice')}</Badge>
            ) : (
              <IconButton
                icon={LogOut}
                label={`${t('endSession')}: ${session.device}`}
                onPress={() => end.mutate({ id: session.id })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
