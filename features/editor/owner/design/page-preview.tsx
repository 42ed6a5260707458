import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { documentsApi, servingApi } from '#features/pages/contract'
import type { Output } from '#platform/contract'
import type { Document } from '#platform/document'
import type { SiteStyles } from '#platform/theme'
import { ErrorState, Skeleton, useCall } from '#platform/ui'
import { useBlocksOf } from '../base/use-known-blocks.ts'
import { StillSections } from '../canvas/still-sections.tsx'
import { usePageContext } from '../canvas/use-page-context.ts'
import { useDrawnDocument } from '../screen/templates/use-linked.ts'
import { type PreviewDevice, PreviewFrame, useHidingHeader } from './preview-frame.tsx'
import { useMovingCss } from './use-moving-css.ts'

interface Props {
  id: string
  styles: SiteStyles
  device: PreviewDevice
}

/** The draft of a page of the site in the given styles, with its header and footer. */
export function PagePreview({ id, styles, device }: Props) {
  const draft = useCall(documentsApi.draft, { id })
  const around = useCall(servingApi.around, { id })
  useNewest(draft.refetch)
  useNewest(around.refetch)
  if (draft.error) return <ErrorState error={draft.error} onRetry={() => void draft.refetch()} />
  if (!draft.data || around.isLoading) return <Waiting />
  const { document, summary } = draft.data
  return (
    <DrawnPage
      document={document}
      title={summary.title}
      path={summary.path}
      around={around.data ?? nothing}
      styles={styles}
      device={device}
    />
  )
}

type Around = Output<typeof servingApi.around>
const nothing: Around = { header: null, footer: null, frame: null }

/** The page may have been edited since its last draft was loaded. */
function useNewest(refetch: (options: { cancelRefetch: boolean }) => unknown): void {
  useEffect(() => void refetch({ cancelRefetch: false }), [refetch])
}

interface DrawnPageProps extends Omit<Props, 'id'> {
  document: Document
  title: string
  path: string | null
  around: Around
}

function DrawnPage({ document, title, path, around, styles, device }: DrawnPageProps) {
  const page = usePageContext(document.id, path)
  const drawn = useDrawnDocument(document)
  const blocks = useBlocksOf(drawn)
  const css = useMovingCss(styles)
  if (blocks.error) return <ErrorState error={blocks.error} onRetry={blocks.retry} />
  if (!page || !blocks.isWhole) return <Waiting />
  return (
    <PreviewFrame title={title} device={device} locale={page.locale} css={css + cssOf(around)}>
      <PageBody html={htmlOf(around)} hides={styles.header.hides}>
        <StillSections document={drawn} page={page} />
      </PageBody>
    </PreviewFrame>
  )
}

const slot = '<div data-sections=""></div>'

/** Returns the page without its sections. Header, main and footer are neighbours, as style sheets of pages expect. */
function htmlOf({ header, footer, frame }: Around): string {
  return `${header?.html ?? ''}<main>${frame?.html ?? slot}</main>${footer?.html ?? ''}`
}

function cssOf({ header, footer, frame }: Around): string {
  return [header, footer, frame].map((part) => part?.css ?? '').join('')
}

/** Renders the sections into their place in the page's HTML. */
function PageBody({ html, hides, children }: { html: string; hides: boolean; children: ReactNode }) {
  const [place, setPlace] = useState<{ header: HTMLElement | null; sections: Element } | null>(null)
  useHidingHeader(place?.header ?? null, hides)
  const setUp = useCallback((root: HTMLElement | null) => {
    const marked = root?.querySelector('[data-sections]')
    if (!root || !marked?.parentElement) return
    setPlace({ header: root.querySelector<HTMLElement>('.site-header'), sections: marked.parentElement })
    marked.remove()
  }, [])
  return (
    <>
      <div key={html} ref={setUp} style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
      {place && createPortal(children, place.sections)}
    </>
  )
}

function Waiting() {
  return (
    <div className="d-frame-waiting">
      <Skeleton lines={8} height={28} />
    </div>
  )
}
