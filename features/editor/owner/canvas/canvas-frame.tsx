import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#platform/ui'
import { type DeviceView, useEditorState } from '../base/editor-state.ts'
import { editorMessages } from '../base/editor.messages.ts'
import { FrameViewProvider } from './frame-view.tsx'
import { useSize } from './use-size.ts'
import { WidthGrip } from './width-grip.tsx'

const phoneWidth = 390
/** Narrower frames would not show the layout of a computer, so the frame is scaled down instead. */
const desktopWidth = 1280
/** Height of a screen on the canvas at any zoom: sections as high as the screen keep their height. */
const screenHeights = { desktop: 800, mobile: 760 } as const

export interface CanvasFrameProps {
  view: DeviceView
  isActive: boolean
  /** Whether the other device is shown beside it. */
  isOneOfTwo: boolean
  locale: string
  css: string
  children: ReactNode
  onFrame: (frame: Window | null) => void
}

/** A frame of the true width with the styles of the page alone. */
export function CanvasFrame({ view, isActive, isOneOfTwo, locale, css, children, onFrame }: CanvasFrameProps) {
  const t = useWords(editorMessages)
  const place = useRef<HTMLDivElement>(null)
  const [ctx, setInside] = useState<Document | null>(null)
  const space = useSize(place, { width: 1280, height: 800 })
  const { width: ownWidth, zoom, isPreview, set } = useEditorState()
  const width = widthOf(view, isOneOfTwo ? null : ownWidth, space.width)
  const scale = zoom !== null && isActive ? zoom : Math.min(1, space.width / width)
  const height = space.height - (view === 'mobile' ? 32 : 0)
  const frameView = useMemo(() => ({ view, isActive }), [view, isActive])
  useEffect(() => {
    if (isActive) set({ scale })
  }, [isActive, scale, set])
  return (
    <div
      ref={place}
      className="e-stage"
      data-view={view}
      data-active={isActive || undefined}
      data-wide={width * scale > space.width + 1 || undefined}
    >
      <div className="e-sheet" style={{ width: width * scale, height }}>
        <iframe
          title={isOneOfTwo ? `${t('canvas')}, ${t(view)}` : t('canvas')}
          srcDoc="<!doctype html><html><head></head><body></body></html>"
          style={{ width, height: height / scale, transform: scale === 1 ? 'none' : `scale(${scale})` }}
          onLoad={({ currentTarget }) => {
            setInside(currentTarget.contentDocument)
            onFrame(currentTarget.contentWindow)
          }}
        />
        {!isOneOfTwo && !isPreview && <WidthGrip width={width} scale={scale} />}
      </div>
      {ctx?.body &&
        createPortal(
          <FrameViewProvider value={frameView}>
            <CanvasContent document={ctx} view={view} locale={locale} css={css} scale={scale} content={children} />
          </FrameViewProvider>,
          ctx.body,
        )}
    </div>
  )
}

function widthOf(view: DeviceView, ownWidth: number | null, space: number): number {
  return ownWidth ?? (view === 'mobile' ? phoneWidth : Math.max(space, desktopWidth))
}

interface InsideProps {
  document: Document
  view: DeviceView
  locale: string
  css: string
  /** Scale of the frame; the editor's marks keep their size on the screen. */
  scale: number
  content: ReactNode
}

function CanvasContent({ document, view, locale, css, scale, content }: InsideProps) {
  const { head, documentElement: root } = document
  useEffect(() => {
    root.setAttribute('lang', locale)
    root.style.setProperty('--qe-k', String(1 / scale))
    root.style.setProperty('--qe-screen', `${screenHeights[view]}px`)
  }, [root, locale, scale, view])
  useSameMiddle(document, scale)
  return (
    <>
      {createPortal(<style>{css}</style>, head)}
      {content}
    </>
  )
}

/** Keeps the middle of the view in place when the zoom changes. */
function useSameMiddle(document: Document, scale: number): void {
  const last = useRef({ scale, height: 0 })
  useLayoutEffect(() => {
    const view = document.defaultView
    if (!view) return
    const before = last.current
    last.current = { scale, height: view.innerHeight }
    if (before.scale !== scale && before.height > 0)
      view.scrollBy({ top: (before.height - view.innerHeight) / 2, behavior: 'instant' })
  }, [document, scale])
}
