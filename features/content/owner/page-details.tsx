import { ExternalLink, Pencil, Settings2 } from '#platform/icons'
import { documentsApi, pagesApi } from '#features/pages/contract'
import { sitesApi } from '#features/sites/contract'
import { Badge, Button, LinkButton, useCall, useMoments, useMay, useSend, useWords } from '#platform/ui'
import type { PageRow } from './page-tree.ts'
import { sitePagesMessages } from './site-pages.messages.ts'
import { statusOf } from './status-words.ts'

/** The chosen row: where it stands, in which state, and what visitors see of it. */
export function PageDetails({ row }: { row: PageRow }) {
  const t = useWords(sitePagesMessages)
  const may = useMay()
  const site = useCall(sitesApi.site, {})
  const unpublish = useSend(documentsApi.unpublish, { refreshes: [pagesApi.list] })
  const { page, collection } = row
  const base = site.data?.baseUrl ?? ''
  const path = page?.path ?? (collection ? `/${collection.slug}` : row.href || null)
  const status = page && statusOf(page)
  const edit = page ? `/config/edit/${page.id}` : collection ? `/config/collections/${collection.id}` : null
  return (
    <div className="page-detail">
      <header>
        <div>
          <h2>{row.label}</h2>
          <p>{path ?? '—'}</p>
        </div>
        {status && <Badge tone={status.tone}>{t(status.name)}</Badge>}
      </header>
      <div className="q-button-row">
        {edit && (
          <LinkButton tone="primary" icon={Pencil} href={edit}>
            {t('edit')}
          </LinkButton>
        )}
        {page && (
          <LinkButton icon={Settings2} href={`/config/pages/${page.id}/settings`}>
            {t('settings')}
          </LinkButton>
        )}
        {path?.startsWith('/') && page?.publishedAt && (
          <LinkButton tone="quiet" icon={ExternalLink} href={base + path} target="_blank">
            {t('view')}
          </LinkButton>
        )}
        {page &&
          status &&
          page.publishedAt &&
          (status.name === 'published' || status.name === 'changed') &&
          may('content.publish') && (
            <Button tone="quiet" isPending={unpublish.isPending} onPress={() => unpublish.mutate({ id: page.id })}>
              {t('unpublish')}
            </Button>
          )}
      </div>
      {page && <PageImage page={page} />}
    </div>
  )
}

function PageImage({ page }: { page: NonNullable<PageRow['page']> }) {
  const t = useWords(sitePagesMessages)
  const when = useMoments({ dateStyle: 'long', timeStyle: 'short' })
  return (
    <>
      <div className="page-image">
        <iframe
          title={page.title}
          src={`/config/canvas/${page.id}`}
          tabIndex={-1}
          aria-hidden
          loading="lazy"
          sandbox=""
        />
      </div>
      <p className="q-hint">{t('changedAt', { when: when(page.changedAt) })}</p>
    </>
  )
}
