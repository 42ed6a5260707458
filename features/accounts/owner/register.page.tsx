import { useState } from 'react'
import { Link } from 'react-aria-components'
import { Button, TextField, useSend, useWords } from '#platform/desk'
import { accountsApi, passwordAdvised } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'
import { EntryCard } from './entry-card.tsx'

export function RegisterPage() {
  const t = useWords(accountsOwnerMessages)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const register = useSend(accountsApi.register, { quiet: true })
  const foot = <Link href="/sign-in">{t('alreadyAccount')}</Link>
  if (register.isSuccess)
    return (
      <EntryCard title={t('checkMail')} foot={foot}>
        <p role="status">{t('checkMailRegister', { email })}</p>
      </EntryCard>
    )
  return (
    <EntryCard title={t('register')} error={register.error} onSubmit={() => register.mutate({ name, email, password })} foot={foot}>
      <TextField label={t('name')} name="name" autoComplete="name" value={name} onChange={setName} autoFocus />
      <TextField label={t('email')} name="email" type="email" autoComplete="username" value={email} onChange={setEmail} isRequired />
      <TextField
        label={t('password')}
        hint={t('passwordHint', { min: passwordAdvised })}
        name="password"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        isRequired
      />
      <Button type="submit" tone="primary" size="large" wide isPending={register.isPending}>
        {t('createAccount')}
      </Button>
    </EntryCard>
  )
}
