import { ExternalLink, MessageSquare } from '#platform/icons'
import { pagesApi } from '#features/pages/contract'
import type { sitesApi } from '#features/sites/contract'
import type { Output } from '#platform/contract'
import { ButtonRow, EmptyState, ErrorState, LinkButton, Page, Skeleton, useCall, useWords } from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'

interface Props {
  site: Output<typeof sitesApi.site>
  platformUrl: string
}

/**
 * Shown to people whose roles change nothing: the pages that they may comment on, or the address of the site and its
 * owner.
 */
export function OnlyLooking({ site, platformUrl }: Props) {
  const t = useWords(ownerMessages)
  const ways = (
    <>
      <LinkButton tone="primary" icon={ExternalLink} href="/api/site/visit" target="_blank">
        {t('viewSite')}
      </LinkButton>{' '}
      <LinkButton href={platformUrl}>{t('allSites')}</LinkButton>
    </>
  )
  return (
    <Page title={site.title} width="narrow">
      {site.permissions.includes('content.look') ? (
        <>
          <PagesToRead />
          <ButtonRow>{ways}</ButtonRow>
        </>
      ) : (
        <EmptyState action={ways}>{t('onlyLooking')}</EmptyState>
      )}
    </Page>
  )
}

/** The drafts of the site, each of which opens with its comments. */
function PagesToRead() {
  const t = useWords(ownerMessages)
  const list = useCall(pagesApi.list, { kind: 'page' })
  if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton lines={5} height={40} />
  return (
    <section aria-label={t('pagesToRead')}>
      <p className="q-hint">{t('pagesToRead.lead')}</p>
      <ul className="o-read">
        {list.data.pages.map(({ id, title, path }) => (
          <li key={id}>
            <a href={`/config/edit/${id}`}>
              <MessageSquare aria-hidden />
              <span className="q-row-text">{title}</span>
              <small>{path}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
