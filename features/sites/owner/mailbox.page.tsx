import './sites-owner.css'
import { EmailList } from '#features/accounts/owner'
import { ErrorState, Page, Skeleton, useCall, useWords } from '#platform/ui'
import { sitesApi } from '../contract/index.ts'
import { HeldEmails } from './held-emails.tsx'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

export function SiteMailboxPage() {
  const t = useWords(sitesOwnerMessages)
  const emails = useCall(sitesApi.mailbox, {}, { refetchInterval: 10_000 })
  return (
    <Page title={t('mailbox')} lead={t('mailboxLead')}>
      <div className="held-emails">
        <HeldEmails />
      </div>
      {emails.error && <ErrorState error={emails.error} onRetry={() => void emails.refetch()} />}
      {emails.isPending && <Skeleton lines={6} height={28} />}
      {emails.data && <EmailList emails={emails.data} />}
    </Page>
  )
}
