import { useState } from 'react'
import { accountsApi } from '../contract/index.ts'
import { Button, TextField, useDeskRouter, useSend, useWords } from '#platform/desk'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'
import { EntryCard } from './entry-card.tsx'
import { Link } from 'react-aria-components'

export function SignInPage() {
  const t = useWords(accountsOwnerMessages)
  const { go } = useDeskRouter()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useSend(accountsApi.signIn, { quiet: true, refreshes: [accountsApi.me], onDone: () => go(returnTo()) })
  return (
    <EntryCard
      title={t('signIn')}
      lead={t('signInLead')}
      error={signIn.error}
      onSubmit={() => signIn.mutate({ email, password })}
      foot={
        <>
          <Link href="/forgot-password">{t('forgot')}</Link>
          <Link href="/register">{t('noAccount')}</Link>
        </>
      }
    >
      <TextField label={t('email')} name="email" type="email" autoComplete="username" value={email} onChange={setEmail} autoFocus isRequired />
      <TextField
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isRequired
      />
      <Button type="submit" tone="primary" size="large" wide isPending={signIn.isPending}>
        {t('signIn')}
      </Button>
    </EntryCard>
  )
}

/** Only a path of this host: an address elsewhere is not followed. */
function returnTo(): string {
  const asked = new URLSearchParams(window.location.search).get('returnTo') ?? '/'
  const url = new URL(asked, window.location.origin)
  return url.origin === window.location.origin ? url.pathname + url.search : '/'
}
