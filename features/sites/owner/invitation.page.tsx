import { useState } from 'react'
import { Link } from 'react-aria-components'
import { EntryCard } from '#features/accounts/owner'
import { Button, CallFailure, TextField, useCall, useOwnerForm, useOwnerRouter, useSend, useWords } from '#platform/ui'
import { sitesApi } from '../contract/index.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

/** Page for the link of an invitation. */
export function InvitationPage() {
  const t = useWords(sitesOwnerMessages)
  const { params, go } = useOwnerRouter()
  const token = params['token'] ?? ''
  const invitation = useCall(sitesApi.invitation, { token })
  const accept = useSend(sitesApi.acceptInvitation, { quiet: true })
  const [isConfirming, setConfirming] = useState(false)
  const details = invitation.data
  const isSignedOut = accept.error instanceof CallFailure && accept.error.status === 401
  const form = useOwnerForm({
    schema: sitesApi.acceptInvitation.input,
    values: { token, name: '', password: '' },
    save: (values) => accept.mutateAsync(details?.hasAccount ? { token } : values),
    onSaved: ({ site }) => (site ? go('/') : setConfirming(true)),
    refusals: {
      'accounts.name_unfit': 'name',
      'accounts.password_too_short': 'password',
      'accounts.password_too_long': 'password',
      'accounts.password_too_common': 'password',
    },
    isLeftFreely: true,
  })
  if (details && isConfirming)
    return (
      <EntryCard title={t('confirmAddress')} form={form}>
        <p>{t('confirmAddressLead', { email: details.email })}</p>
      </EntryCard>
    )
  return (
    <EntryCard
      title={t(details?.offersOwnership ? 'offer' : 'invitation')}
      {...(details && {
        lead: t(details.offersOwnership ? 'offerAs' : 'acceptAs', { by: details.invitedBy, site: details.site }),
      })}
      error={invitation.error}
      form={form}
      foot={
        details?.hasAccount && (
          <Link href={`/sign-in?returnTo=${encodeURIComponent(`/invitation/${token}`)}`}>{t('signIn')}</Link>
        )
      }
    >
      {details && !details.hasAccount && (
        <>
          <TextField label={t('email')} value={details.email} isReadOnly />
          <TextField label={t('yourName')} {...form.field('name')} autoComplete="name" />
          <TextField label={t('password')} type="password" {...form.field('password')} autoComplete="new-password" />
        </>
      )}
      {details && isSignedOut && <p>{t('acceptSignIn', { email: details.email })}</p>}
      {details && (
        <Button type="submit" tone="primary" size="large" wide isPending={form.isSaving}>
          {t('accept')}
        </Button>
      )}
    </EntryCard>
  )
}
