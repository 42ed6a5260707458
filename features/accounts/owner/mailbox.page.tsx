import './accounts-owner.css'
import { ErrorState, Page, Skeleton, useCall, useWords } from '#platform/ui'
import { accountsApi } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'
import { LetterList } from './letter-list.tsx'

export function MailboxPage() {
  const t = useWords(accountsOwnerMessages)
  const letters = useCall(accountsApi.mailbox, {}, { refetchInterval: 10_000 })
  return (
    <Page title={t('mailbox')} lead={t('mailboxLead')}>
      {letters.error && <ErrorState error={letters.error} onRetry={() => void letters.refetch()} />}
      {letters.isPending && <Skeleton lines={6} height={28} />}
      {letters.data && <LetterList letters={letters.data} />}
    </Page>
  )
}
