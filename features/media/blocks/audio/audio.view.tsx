import type { ReactNode } from 'react'
import { hintLanguage, type ViewProps } from '#platform/render'
import { assetUrl } from '../../contract/media.rules.ts'
import { mediaMessages } from '../../contract/media.messages.ts'
import type { AudioProps } from './audio.contract.ts'

export interface AudioData {
  asset: { id: string; file: string; name: string } | null
}

export function AudioView({ props, data, page }: ViewProps<AudioProps, AudioData>): ReactNode {
  const { asset } = data
  if (!asset)
    return page.editing ? <p className="audio-empty">{mediaMessages(hintLanguage(page), 'audio.empty')}</p> : null
  const src = assetUrl(asset.id, asset.file)
  const title = props.title || asset.name
  return (
    <div className="audio">
      <p>
        <strong>{title}</strong>
        {props.author && <span>{props.author}</span>}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- browsers show none for sound; a transcript is text on the page */}
      <audio src={src} controls preload="none" aria-label={title} />
      {props.download && (
        <a href={src} download>
          {mediaMessages(page.language, 'audio.unsupported')}
        </a>
      )}
    </div>
  )
}
