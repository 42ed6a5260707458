import { ExternalLink, Layers, Pencil, Settings2 } from '#platform/icons'
import { documentsApi, pagesApi } from '#features/pages/contract'
import { sitesApi } from '#features/sites/contract'
import { enumerations } from '#platform/contract'
import { Badge, Button, LinkButton, useCall, useMoments, useMay, useSend, useWords } from '#platform/ui'
import type { PageRow } from './page-tree.ts'
import { sitePagesMessages } from './site-pages.messages.ts'
import { type StatusWords, statusOf } from './status-words.ts'

const { contentStatuses: statuses } = enumerations

/** Shows the selected page: its place, status and visibility. */
export function PageDetails({ row }: { row: PageRow }) {
  const t = useWords(sitePagesMessages)
  const site = useCall(sitesApi.site, {})
  const { page, collection } = row
  const base = site.data?.baseUrl ?? ''
  const path = page?.path ?? (collection ? `/${collection.slug}` : row.href || null)
  const status = page && statusOf(page)
  const edit = page ? `/config/edit/${page.id}` : collection ? `/config/pages/${collection.id}` : null
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
          <LinkButton tone="primary" icon={page ? Pencil : Layers} href={edit}>
            {t(page ? 'edit' : 'openCollection')}
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
        {page && status && <StatusButtons page={page} status={status.name} />}
      </div>
      {page && <PageImage page={page} />}
    </div>
  )
}

/** Actions for a page in its current state, as far as the person may take them. */
function StatusButtons({ page, status }: { page: NonNullable<PageRow['page']>; status: StatusWords['name'] }) {
  const t = useWords(sitePagesMessages)
  const may = useMay()
  const refreshes = [pagesApi.list]
  const unpublish = useSend(documentsApi.unpublish, { refreshes })
  const setStatus = useSend(documentsApi.setStatus, { refreshes })
  const { id } = page
  const isLive = status === 'published' || status === 'changed'
  const mayRelease = may('content.publish')
  const steps = [
    { is: isLive && mayRelease && page.publishedAt, label: t('unpublish'), run: () => unpublish.mutate({ id }) },
    { is: isLive && mayRelease && !page.isHomepage, label: t('makePrivate'), to: statuses.private },
    { is: status === 'private' && mayRelease, label: t('makePublic'), to: statuses.published },
    { is: status === 'draft' && may('content.edit'), label: t('askReview'), to: statuses.needsReview },
    { is: status === 'review' && may('content.edit'), label: t('backToDraft'), to: statuses.draft },
  ].filter((step) => step.is)
  return steps.map(({ label, run, to }) => (
    <Button
      key={label}
      tone="quiet"
      isDisabled={unpublish.isPending || setStatus.isPending}
      onPress={run ?? (() => to !== undefined && setStatus.mutate({ id, status: to }))}
    >
      {label}
    </Button>
  ))
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
