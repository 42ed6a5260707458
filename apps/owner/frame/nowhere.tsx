import { EmptyState, ErrorState, LinkButton, Page, useWords } from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'

export function Nowhere() {
  const t = useWords(ownerMessages)
  return (
    <Page title="404" width="narrow">
      <EmptyState
        action={
          <LinkButton tone="primary" href={window.location.pathname.startsWith('/config') ? '/config' : '/'}>
            {t('nowhereBack')}
          </LinkButton>
        }
      >
        {t('nowhere')}
      </EmptyState>
    </Page>
  )
}

/** A screen that failed: the rest of the owner area goes on. */
export function ScreenFailure({ error }: { error: unknown }) {
  return <ErrorState error={error} onRetry={() => window.location.reload()} />
}
