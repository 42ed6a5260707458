import { ExternalLink } from '#platform/icons'
import type { sitesApi } from '#features/sites/contract'
import type { Output } from '#platform/contract'
import { EmptyState, LinkButton, Page, useWords } from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'

/** For those whose roles let them see the site and change nothing: where it is, and whom to ask. */
export function OnlyLooking({ site, platformUrl }: { site: Output<typeof sitesApi.site>; platformUrl: string }) {
  const t = useWords(ownerMessages)
  return (
    <Page title={site.title} width="narrow">
      <EmptyState
        action={
          <>
            <LinkButton tone="primary" icon={ExternalLink} href={site.baseUrl} target="_blank">
              {t('viewSite')}
            </LinkButton>{' '}
            <LinkButton href={platformUrl}>{t('allSites')}</LinkButton>
          </>
        }
      >
        {t('onlyLooking')}
      </EmptyState>
    </Page>
  )
}
