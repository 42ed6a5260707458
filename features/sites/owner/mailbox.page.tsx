import { LetterList } from '#features/accounts/owner'
import { ErrorState, Page, Skeleton, useCall, useWords } from '#platform/ui'
import { sitesApi } from '../contract/index.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

export function SiteMailboxPage() {
  const t = useWords(sitesOwnerMessages)
  const letters = useCall(sitesApi.mailbox, {}, { refetchInterval: 10_000 })
  return (
    <Page title={t('mailbox')} lead={t('mailboxLead')}>
      {letters.error && <ErrorState error={letters.error} onRetry={() => void letters.refetch()} />}
      {letters.isPending && <Skeleton lines={6} height={28} />}
      {letters.data && <LetterList letters={letters.data} />}
    </Page>
  )
}
