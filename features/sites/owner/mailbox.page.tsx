import './sites-owner.css'
import { EmailList, mailboxMessages } from '#features/accounts/owner'
import { ErrorState, Page, Skeleton, toast, useCall, useSend, useWords } from '#platform/ui'
import { sitesApi } from '../contract/index.ts'
import { HeldEmails } from './held-emails.tsx'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

export function SiteMailboxPage() {
  const t = useWords(sitesOwnerMessages)
  const words = useWords(mailboxMessages)
  const emails = useCall(sitesApi.mailbox, {}, { refetchInterval: 10_000 })
  const again = useSend(sitesApi.sendEmailAgain, {
    refreshes: [sitesApi.mailbox],
    onDone: () => toast(words('goesOut')),
  })
  const discard = useSend(sitesApi.discardEmail, {
    refreshes: [sitesApi.mailbox, sitesApi.mailLimits],
    onDone: () => toast(words('discarded')),
  })
  return (
    <Page title={t('mailbox')} lead={t('mailboxLead')}>
      <HeldEmails isInMailbox />
      {emails.error && <ErrorState error={emails.error} onRetry={() => void emails.refetch()} />}
      {emails.isPending && <Skeleton lines={6} height={28} />}
      {emails.data && (
        <EmailList
          emails={emails.data}
          onSendAgain={(id) => again.mutate({ id })}
          onDiscard={(id) => discard.mutate({ id })}
        />
      )}
    </Page>
  )
}
