import { useEffect } from 'react'
import { EmptyState, ErrorState, isGone, LinkButton, Page, reloadOnce, useWords } from '#platform/ui'
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

/** A screen that failed: the rest of the owner area goes on. A newer version of the screen is fetched with the page. */
export function ScreenFailure({ error }: { error: unknown }) {
  useEffect(() => {
    if (isGone(error)) reloadOnce()
  }, [error])
  return <ErrorState error={error} onRetry={() => window.location.reload()} />
}
