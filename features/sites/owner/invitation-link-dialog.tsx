import { useState } from 'react'
import type { Output } from '#platform/contract'
import { Banner, CopyField, Dialog, useMoments, useSend, useWords } from '#platform/ui'
import { sitesApi } from '../contract/index.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

type InvitationLink = Output<typeof sitesApi.invitationLink>

/** Fetches the link of an invitation when it is to be shown. */
export function useInvitationLink() {
  const [shown, setShown] = useState<InvitationLink | null>(null)
  const link = useSend(sitesApi.invitationLink, { onDone: setShown })
  return {
    shown,
    isPending: link.isPending,
    show: (id: string) => link.mutate({ id }),
    close: () => setShown(null),
  }
}

/** Shows the invitation's link, and explains its effect. */
export function InvitationLinkDialog({
  link: { email, url, expiresAt },
  sendsEmail,
  isOffer = false,
  onClose,
}: {
  link: InvitationLink
  sendsEmail: boolean
  /** The link offers the site itself. */
  isOffer?: boolean
  onClose: () => void
}) {
  const t = useWords(sitesOwnerMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const words = {
    copy: t('inviteLink.copy'),
    copied: t('inviteLink.copied'),
    notCopied: t('inviteLink.notCopied'),
  }
  const until = when(expiresAt)
  const hint = sendsEmail ? 'inviteLink.hint' : isOffer ? 'inviteLink.hintOffer' : 'inviteLink.hintAlone'
  return (
    <Dialog title={t('inviteLink.title', { email })} isOpen onClose={onClose}>
      {!sendsEmail && <Banner tone="attention">{t('inviteLink.noEmail', { email })}</Banner>}
      <CopyField
        label={t(isOffer ? 'inviteLink.linkOffer' : 'inviteLink.link')}
        hint={t(hint, { email, until })}
        value={url}
        words={words}
      />
    </Dialog>
  )
}
