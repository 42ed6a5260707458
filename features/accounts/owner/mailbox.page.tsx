import './accounts-owner.css'
import { ErrorState, Page, Skeleton, useCall, useWords } from '#platform/ui'
import { accountsApi } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'
import { EmailList } from './email-list.tsx'

export function MailboxPage() {
  const t = useWords(accountsOwnerMessages)
  const emails = useCall(accountsApi.mailbox, {}, { refetchInterval: 10_000 })
  return (
    <Page title={t('mailbox')} lead={t('mailboxLead')}>
      {emails.error && <ErrorState error={emails.error} onRetry={() => void emails.refetch()} />}
      {emails.isPending && <Skeleton lines={6} height={28} />}
      {emails.data && <EmailList emails={emails.data} />}
    </Page>
  )
}
