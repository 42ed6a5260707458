import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#platform/ui'
import type { DeviceView } from '../editor/editor-state.ts'
import { editorMessages } from '../editor/editor.messages.ts'

const phoneWidth = 390
/** Below this a page is not what visitors with a computer see: the frame is then shown smaller instead. */
const desktopWidth = 1280

export interface CanvasFrameProps {
  view: DeviceView
  locale: string
  css: string
  children: ReactNode
  onFrame: (frame: Window | null) => void
}

/** A frame of the true width, with the page's own styles and nothing of ours. */
export function CanvasFrame({ view, locale, css, children, onFrame }: CanvasFrameProps) {
  const t = useWords(editorMessages)
  const place = useRef<HTMLDivElement>(null)
  const [ctx, setInside] = useState<Document | null>(null)
  const space = useSize(place)
  const width = view === 'mobile' ? phoneWidth : Math.max(space.width, desktopWidth)
  const scale = view === 'mobile' ? 1 : Math.min(1, space.width / width)
  return (
    <div ref={place} className="e-stage" data-view={view}>
      <iframe
        title={t('canvas')}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        style={{
          width,
          height: space.height / scale - (view === 'mobile' ? 32 : 0),
          transform: scale === 1 ? 'none' : `scale(${scale})`,
        }}
        onLoad={({ currentTarget }) => {
          setInside(currentTarget.contentDocument)
          onFrame(currentTarget.contentWindow)
        }}
      />
      {ctx?.body &&
        createPortal(
          <CanvasContent document={ctx} locale={locale} css={css} scale={scale} content={children} />,
          ctx.body,
        )}
    </div>
  )
}

interface InsideProps {
  document: Document
  locale: string
  css: string
  /** How small the frame is shown: the editor's marks keep their size on the screen. */
  scale: number
  content: ReactNode
}

function CanvasContent({ document, locale, css, scale, content }: InsideProps) {
  const { head, documentElement: root } = document
  useEffect(() => {
    root.setAttribute('lang', locale)
    root.style.setProperty('--qe-k', String(1 / scale))
  }, [root, locale, scale])
  return (
    <>
      {createPortal(<style>{css}</style>, head)}
      {content}
    </>
  )
}

function useSize(element: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 1280, height: 800 })
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(
      ([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
