import { useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Document } from '#platform/document'
import type { PageContext } from '#platform/render'
import { StillSections } from '../../canvas/still-sections.tsx'
import { usePageCss } from '../../canvas/use-page-css.ts'
import { useSize } from '../../canvas/use-size.ts'
import type { Difference } from './version-differences.ts'

interface VersionFrameProps {
  title: string
  document: Document
  page: PageContext
  differences: readonly Difference[]
  /** Width of a computer's window or of a phone's. */
  width: number
  onFrame: (frame: Window | null) => void
}

/** A smaller view of one published version with its differences outlined. Its links are inactive. */
export function VersionFrame({ title, document, page, differences, width, onFrame }: VersionFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [inside, setInside] = useState<globalThis.Document | null>(null)
  const size = useSize(place)
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  const css = usePageCss()
  const marks = useMemo(() => differences.map(markOf).join('\n'), [differences])
  return (
    <div className="e-version-frame" ref={place}>
      <iframe
        title={title}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => {
          currentTarget.contentDocument?.documentElement.setAttribute('lang', page.locale)
          setInside(currentTarget.contentDocument)
          onFrame(currentTarget.contentWindow)
        }}
      />
      {inside?.head && createPortal(<style>{`${css}\n${ownCss}\n${marks}`}</style>, inside.head)}
      {inside?.body &&
        createPortal(
          <main aria-label={title}>
            <h1 className="qv-name">{title}</h1>
            <div inert>
              <StillSections document={document} page={page} />
            </div>
          </main>,
          inside.body,
        )}
    </div>
  )
}

/** Styles for the version's name, which only screen readers announce. */
const ownCss = '.qv-name{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}'

const colours = { added: '#15803d', removed: '#b91c1c', moved: '#6d5bd0', changed: '#0b66d8' } as const

function markOf({ part, did }: Difference): string {
  if (part === null) return ''
  const line = `4px solid ${colours[did]}`
  return `#block-${part}{outline:${line};outline-offset:4px}[data-section="${part}"]{outline:${line};outline-offset:-4px}`
}
