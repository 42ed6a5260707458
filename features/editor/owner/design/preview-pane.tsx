import { ArrowLeft, Monitor, Smartphone } from '#platform/icons'
import { useState } from 'react'
import { documentsApi, type DocumentSummary, pagesApi } from '#features/pages/contract'
import type { SiteStyles } from '#platform/theme'
import { LinkButton, SegmentedControl, Select, Skeleton, useCall, useWords } from '#platform/ui'
import { editorMessages } from '../base/editor.messages.ts'
import { designScreenMessages } from './design.messages.ts'
import { PagePreview } from './page-preview.tsx'
import type { PreviewDevice } from './preview-frame.tsx'
import { StylePreview } from './style-preview.tsx'

/** Value of the choice that shows sample text in place of a page. */
const sample = 'sample'

/**
 * Shows a page of the site in the given styles: the one from which Design was opened, or else the home page. Sample
 * text is shown on request and where the site has no page.
 */
export function PreviewPane({ styles, openedFrom }: { styles: SiteStyles; openedFrom: string | null }) {
  const t = useWords(designScreenMessages)
  const words = useWords(editorMessages)
  const { pages, isLoading } = usePages(openedFrom)
  const [chosen, choose] = useState<string | null>(null)
  const [device, setDevice] = useState<PreviewDevice>(() =>
    globalThis.matchMedia('(max-width: 720px)').matches ? 'mobile' : 'desktop',
  )
  const first = pages.find(({ id }) => id === openedFrom) ?? pages[0]
  const shown = chosen ?? first?.id ?? sample
  return (
    <section className="d-preview" aria-label={t('preview')}>
      <div className="d-preview-bar">
        {openedFrom && <WayBack id={openedFrom} />}
        <Select
          aria-label={t('shownPage')}
          className="d-preview-page"
          value={shown}
          onChange={choose}
          options={[
            ...pages.map(({ id, title, path }) => ({ value: id, label: title || (path ?? '') })),
            { value: sample, label: t('sample') },
          ]}
        />
        <SegmentedControl
          label={words('view')}
          hideLabel
          icons
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: words('desktop'), icon: Monitor },
            { value: 'mobile', label: words('mobile'), icon: Smartphone },
          ]}
        />
      </div>
      {isLoading ? (
        <div className="d-frame-waiting">
          <Skeleton lines={8} height={28} />
        </div>
      ) : shown === sample ? (
        <StylePreview styles={styles} device={device} />
      ) : (
        <PagePreview key={shown} id={shown} styles={styles} device={device} />
      )}
    </section>
  )
}

function WayBack({ id }: { id: string }) {
  const t = useWords(designScreenMessages)
  return (
    <LinkButton tone="quiet" className="icon" icon={ArrowLeft} href={`/config/edit/${id}`} aria-label={t('backToPage')}>
      {null}
    </LinkButton>
  )
}

/** Returns the pages and collections of the site, the home page first, and the document whose editor led here. */
function usePages(openedFrom: string | null): { pages: DocumentSummary[]; isLoading: boolean } {
  const list = useCall(pagesApi.list, { kind: 'page' })
  const collections = useCall(pagesApi.list, { kind: 'collection' })
  const opened = useCall(documentsApi.draft, { id: openedFrom ?? '' }, { enabled: openedFrom !== null })
  const listed = [...(list.data?.pages ?? []), ...(collections.data?.pages ?? [])].filter(({ path }) => path !== null)
  const other = opened.data?.summary
  const isOther = other !== undefined && other.path !== null && listed.every(({ id }) => id !== other.id)
  return {
    pages: [
      ...listed.filter(({ isHomepage }) => isHomepage),
      ...listed.filter(({ isHomepage }) => !isHomepage),
      ...(isOther ? [other] : []),
    ],
    isLoading: list.isLoading || collections.isLoading || opened.isLoading,
  }
}
