import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { followScroll } from '#platform/visitor'
import { useSize } from '../canvas/use-size.ts'

/** Widths of the windows in which a page is previewed. Narrower frames of a computer are scaled down instead. */
const widths = { desktop: 1280, mobile: 390 } as const
export type PreviewDevice = keyof typeof widths

interface Props {
  title: string
  device: PreviewDevice
  locale: string
  css: string
  children: ReactNode
}

/** A window of the true width with the styles of the page alone. Its links lead nowhere. */
export function PreviewFrame({ title, device, locale, css, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [inside, setInside] = useState<Document | null>(null)
  const space = useSize(place, { width: 1280, height: 800 })
  const width = device === 'mobile' ? widths.mobile : Math.max(space.width, widths.desktop)
  const scale = Math.min(1, space.width / width)
  useStillLinks(inside)
  useEffect(() => inside?.documentElement.setAttribute('lang', locale), [inside, locale])
  return (
    <div className="d-frame" data-device={device} ref={place}>
      <div style={{ width: width * scale, height: space.height }}>
        <iframe
          title={title}
          srcDoc="<!doctype html><html><head></head><body></body></html>"
          style={{ width, height: space.height / scale, transform: scale === 1 ? 'none' : `scale(${scale})` }}
          onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument)}
        />
      </div>
      {inside?.head && createPortal(<style>{css}</style>, inside.head)}
      {inside?.body && createPortal(children, inside.body)}
    </div>
  )
}

/** Hides the header of the preview while it is scrolled down, as the script of published pages does. */
export function useHidingHeader(header: HTMLElement | null, hides: boolean): void {
  useEffect(() => (hides && header ? followScroll(header) : undefined), [header, hides])
}

function useStillLinks(inside: Document | null): void {
  useEffect(() => {
    const still = (event: Event) => {
      const target = event.target as Element
      if (event.type === 'submit' || target.closest('a')) event.preventDefault()
    }
    inside?.addEventListener('click', still, true)
    inside?.addEventListener('submit', still, true)
    return () => {
      inside?.removeEventListener('click', still, true)
      inside?.removeEventListener('submit', still, true)
    }
  }, [inside])
}
