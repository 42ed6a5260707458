import './sites-owner.css'
import { ExternalLink, Plus, RotateCcw } from '#platform/icons'
import { useState } from 'react'
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  SearchField,
  Skeleton,
  useCall,
  useSend,
  useWords,
} from '#platform/ui'
import type { SiteLook } from '#platform/theme'
import { type MySite, sitesApi } from '../contract/index.ts'
import { SiteMiniature } from './site-miniature.tsx'
import { roleMessages, sitesOwnerMessages } from './sites-owner.messages.ts'

/** The first page of the platform: the person's sites with their miniatures. */
export function SitesPage() {
  const t = useWords(sitesOwnerMessages)
  const sites = useCall(sitesApi.mine, {})
  const looks = useCall(sitesApi.looks, {})
  const [query, setQuery] = useState('')
  const shown =
    sites.data?.filter((site) => `${site.title} ${site.name}`.toLowerCase().includes(query.toLowerCase())) ?? []
  const create = (
    <LinkButton tone="primary" icon={Plus} href="/new">
      {t('newSite')}
    </LinkButton>
  )
  return (
    <Page title={t('mySites')} actions={sites.data && sites.data.length > 0 && create}>
      {sites.error && <ErrorState error={sites.error} onRetry={() => void sites.refetch()} />}
      {sites.isPending && <Skeleton lines={3} height={280} gap={24} tile={272} />}
      {sites.data?.length === 0 && (
        <EmptyState illustration={<SiteMiniature title="Quoin" />} action={create}>
          {t('emptySites')}
        </EmptyState>
      )}
      {(sites.data?.length ?? 0) > 6 && (
        <SearchField
          value={query}
          onChange={setQuery}
          placeholder={t('searchSites')}
          className="q-field sites-search"
        />
      )}
      <ul className="sites">
        {shown.map((site) => (
          <SiteCard
            key={site.id}
            site={site}
            look={looks.isPending ? null : looks.data?.find(({ id }) => id === site.id)?.look}
          />
        ))}
      </ul>
    </Page>
  )
}

function SiteCard({ site, look }: { site: MySite; look: SiteLook | null | undefined }) {
  const t = useWords(sitesOwnerMessages)
  const role = useWords(roleMessages)
  const open = useSend(sitesApi.open, { onDone: ({ url }) => window.location.assign(url) })
  const restore = useSend(sitesApi.restore, { refreshes: [sitesApi.mine] })
  const isRemoved = site.removedAt !== null
  const first = site.roles[0]
  return (
    <li className="site-card">
      <button
        type="button"
        className="site-image"
        disabled={isRemoved}
        onClick={() => open.mutate({ name: site.name })}
        aria-label={`${t('open')}: ${site.title}`}
      >
        {look === null ? <span className="miniature is-waiting" /> : <SiteMiniature title={site.title} look={look} />}
      </button>
      <div className="site-about">
        <div className="site-words">
          <h2>{site.title}</h2>
          <p>{site.baseUrl.replace(/^https?:\/\//, '')}</p>
        </div>
        {isRemoved ? (
          <Badge tone="attention">{t('removed')}</Badge>
        ) : (
          <Badge>{site.isOwner ? t('owner') : first ? role(first) : ''}</Badge>
        )}
      </div>
      <div className="site-actions">
        {isRemoved ? (
          <Button icon={RotateCcw} isPending={restore.isPending} onPress={() => restore.mutate({ id: site.id })}>
            {t('restore')}
          </Button>
        ) : (
          <>
            <Button isPending={open.isPending} onPress={() => open.mutate({ name: site.name })}>
              {t('open')}
            </Button>
            <LinkButton
              tone="quiet"
              icon={ExternalLink}
              href={site.baseUrl}
              target="_blank"
              aria-label={`${t('viewSite')}: ${site.title}`}
            >
              {t('viewSite')}
            </LinkButton>
          </>
        )}
      </div>
    </li>
  )
}
