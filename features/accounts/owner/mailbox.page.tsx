import './accounts-owner.css'
import { Banner, ErrorState, Page, Skeleton, toast, useCall, useSend, useWords } from '#platform/ui'
import { accountsApi, operatorApi } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'
import { EmailList } from './email-list.tsx'
import { mailboxMessages } from './mailbox.messages.ts'

export function MailboxPage() {
  const t = useWords(accountsOwnerMessages)
  const words = useWords(mailboxMessages)
  const emails = useCall(accountsApi.mailbox, {}, { refetchInterval: 10_000 })
  const state = useCall(operatorApi.mailState, {}, { refetchInterval: 10_000 })
  const again = useSend(operatorApi.sendEmailAgain, {
    refreshes: [accountsApi.mailbox],
    onDone: () => toast(words('goesOut')),
  })
  return (
    <Page title={t('mailbox')} lead={t('mailboxLead')}>
      {state.data?.held && (
        <div className="mail-notice">
          <Banner tone="danger">{words('heldBecause', { reason: state.data.held.reason })}</Banner>
        </div>
      )}
      {emails.error && <ErrorState error={emails.error} onRetry={() => void emails.refetch()} />}
      {emails.isPending && <Skeleton lines={6} height={28} />}
      {emails.data && <EmailList emails={emails.data} onSendAgain={(id) => again.mutate({ id })} />}
    </Page>
  )
}
