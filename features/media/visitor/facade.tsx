import type { CSSProperties, ReactNode } from 'react'
import { AssetImage, type ImageAsset } from './asset-image.tsx'

interface Props {
  /** Page of the provider, which the link opens without scripts. */
  href: string
  title: string
  label: string
  note: string
  what: 'video' | 'sound' | 'post' | 'map' | 'document' | 'table'
  style: CSSProperties
  poster: ImageAsset | null
  sizes: string
  eager: boolean
}

const signs: Record<Props['what'], string> = {
  video: 'M8 5.2v13.6L19 12z',
  sound: 'M9 18a3 3 0 1 1-2-2.83V6l12-2.4v11.9a3 3 0 1 1-2-2.83V6.9L9 8.5z',
  post: 'M4 4h16v12H9l-5 4z',
  map: 'M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7zm0 9.6A2.6 2.6 0 1 1 12 6.4a2.6 2.6 0 0 1 0 5.2z',
  table: 'M7 2v2H4v18h16V4h-3V2h-2v2H9V2zm-1 8h12v10H6z',
  document: 'M6 2h8l5 5v15H6zm7 1.5V8h4.5z',
}

/**
 * Placeholder of foreign content until the visitor requests it; no request leaves the page before. The placeholder is a
 * link, so it works without scripts.
 */
export function Facade({ href, title, label, note, what, style, poster, sizes, eager }: Props): ReactNode {
  return (
    <a
      className="facade"
      href={href}
      target="_blank"
      rel="noopener"
      data-play=""
      data-poster={poster ? '' : undefined}
      style={style}
    >
      {poster && <AssetImage asset={poster} sizes={sizes} alt="" eager={eager} />}
      <span className="facade-words">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={signs[what]} fill="currentColor" />
        </svg>
        <strong>{title}</strong>
        <span>{label}</span>
        <small>{note}</small>
      </span>
    </a>
  )
}
