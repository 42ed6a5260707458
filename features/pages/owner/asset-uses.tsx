import './asset-uses.css'
import { Link } from 'react-aria-components'
import type { DocumentKind } from '#platform/document'
import type { Output } from '#platform/contract'
import { Badge, Banner, ErrorState, Skeleton, useCall, useWords } from '#platform/ui'
import { mediaUsesApi } from '../contract/index.ts'
import { assetUsesMessages } from './asset-uses.messages.ts'

type Uses = Output<typeof mediaUsesApi.uses>
const mostShown = 8

/** Lists the pages that show a file, before it is removed. */
export function AssetUses({ id }: { id: string }) {
  const t = useWords(assetUsesMessages)
  const uses = useCall(mediaUsesApi.uses, { id })
  if (uses.error) return <ErrorState error={uses.error} onRetry={() => void uses.refetch()} />
  if (!uses.data) return <Skeleton lines={2} height={16} />
  const n = uses.data.documents.length + uses.data.settings.length + uses.data.others.length
  if (n === 0) return <p>{t('nowhere')}</p>
  return (
    <>
      <Banner tone="attention">{t('shown', { n })}</Banner>
      <ul className="asset-uses">
        {uses.data.settings.map((name) => (
          <li key={name}>
            <Link href="/config/settings">{t(name)}</Link>
          </li>
        ))}
        {uses.data.others.map(({ title, screen }) => (
          <li key={screen + title}>
            <Link href={screen}>{title}</Link>
          </li>
        ))}
        {uses.data.documents.slice(0, mostShown).map((document) => (
          <li key={document.id}>
            <Link href={placeOf(document)}>{document.title || t(nameOf(document.kind))}</Link>{' '}
            <State document={document} />
          </li>
        ))}
      </ul>
      {uses.data.documents.length > mostShown && (
        <p className="q-hint">{t('more', { n: uses.data.documents.length - mostShown })}</p>
      )}
    </>
  )
}

function State({ document: { inDraft, inPublished, inTrash } }: { document: Uses['documents'][number] }) {
  const t = useWords(assetUsesMessages)
  if (inTrash) return <Badge>{t('inTrash')}</Badge>
  if (inPublished) return <Badge tone="success">{t('inPublished')}</Badge>
  return inDraft && <Badge>{t('inDraft')}</Badge>
}

function placeOf({ id, kind, inTrash }: Uses['documents'][number]): string {
  if (inTrash) return '/config/trash'
  if (kind === 'styles') return '/config/design'
  return kind === 'navigation' ? '/config/pages' : `/config/edit/${id}`
}

function nameOf(kind: DocumentKind): 'header' | 'footer' | 'styles' | 'untitled' {
  return kind === 'header' || kind === 'footer' || kind === 'styles' ? kind : 'untitled'
}
