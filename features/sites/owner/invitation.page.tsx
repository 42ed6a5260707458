import { useState } from 'react'
import { Link } from 'react-aria-components'
import { EntryCard } from '#features/accounts/owner'
import { Button, CallFailure, TextField, useCall, useOwnerRouter, useSend, useWords } from '#platform/ui'
import { sitesApi } from '../contract/index.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

/** Where the email of an invitation leads. */
export function InvitationPage() {
  const t = useWords(sitesOwnerMessages)
  const { params, go } = useOwnerRouter()
  const token = params['token'] ?? ''
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const invitation = useCall(sitesApi.invitation, { token })
  const accept = useSend(sitesApi.acceptInvitation, { quiet: true, onDone: () => go('/') })
  const facts = invitation.data
  const isSignedOut = accept.error instanceof CallFailure && accept.error.status === 401
  const send = () => accept.mutate(facts?.hasAccount ? { token } : { token, name, password })
  return (
    <EntryCard
      title={t('invitation')}
      {...(facts && { lead: t('acceptAs', { by: facts.invitedBy, site: facts.site }) })}
      error={invitation.error ?? accept.error}
      onSubmit={send}
      foot={
        facts?.hasAccount && (
          <Link href={`/sign-in?returnTo=${encodeURIComponent(`/invitation/${token}`)}`}>{t('signIn')}</Link>
        )
      }
    >
      {facts && !facts.hasAccount && (
        <>
          <TextField label={t('email')} value={facts.email} isReadOnly />
          <TextField label={t('yourName')} value={name} onChange={setName} autoComplete="name" />
          <TextField
            label={t('password')}
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
          />
        </>
      )}
      {facts && isSignedOut && <p>{t('acceptSignIn', { email: facts.email })}</p>}
      {facts && (
        <Button type="submit" tone="primary" size="large" wide isPending={accept.isPending}>
          {t('accept')}
        </Button>
      )}
    </EntryCard>
  )
}
