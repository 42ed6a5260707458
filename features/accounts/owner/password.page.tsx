import { useState } from 'react'
import { Link } from 'react-aria-components'
import { Button, TextField, toast, useDeskRouter, useSend, useWords } from '#platform/desk'
import { accountsApi, passwordAdvised } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'
import { EntryCard } from './entry-card.tsx'

export function ForgotPasswordPage() {
  const t = useWords(accountsOwnerMessages)
  const [email, setEmail] = useState('')
  const ask = useSend(accountsApi.forgotPassword, { quiet: true })
  const foot = <Link href="/sign-in">{t('backToSignIn')}</Link>
  if (ask.isSuccess)
    return (
      <EntryCard title={t('checkMail')} foot={foot}>
        <p role="status">{t('checkMailForgot', { email })}</p>
      </EntryCard>
    )
  return (
    <EntryCard title={t('forgot')} lead={t('forgotLead')} error={ask.error} onSubmit={() => ask.mutate({ email })} foot={foot}>
      <TextField label={t('email')} name="email" type="email" autoComplete="username" value={email} onChange={setEmail} autoFocus isRequired />
      <Button type="submit" tone="primary" size="large" wide isPending={ask.isPending}>
        {t('send')}
      </Button>
    </EntryCard>
  )
}

export function ResetPasswordPage() {
  const t = useWords(accountsOwnerMessages)
  const { params, go } = useDeskRouter()
  const [password, setPassword] = useState('')
  const done = () => {
    toast(t('passwordChanged'))
    go('/sign-in')
  }
  const reset = useSend(accountsApi.resetPassword, { quiet: true, onDone: done })
  return (
    <EntryCard title={t('choosePassword')} error={reset.error} onSubmit={() => reset.mutate({ token: params['token'] ?? '', password })}>
      <TextField
        label={t('newPassword')}
        hint={t('passwordHint', { min: passwordAdvised })}
        name="password"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        autoFocus
        isRequired
      />
      <Button type="submit" tone="primary" size="large" wide isPending={reset.isPending}>
        {t('save')}
      </Button>
    </EntryCard>
  )
}
