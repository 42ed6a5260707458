import type { ReactNode } from 'react'
import { hintLanguage, type ViewProps } from '#platform/render'
import { assetUrl } from '../../contract/media.rules.ts'
import { AssetImage, type ImageAsset, isFirstScreen, sizesInBlock } from '../../visitor/asset-image.tsx'
import type { AlbumProps } from './album.contract.ts'
import { albumMessages } from './album.messages.ts'

export interface AlbumData {
  photos: Readonly<Record<string, ImageAsset & { name: string }>>
}

/** Each track has the browser's own player: it plays without scripts, and nothing is downloaded before. */
export function AlbumView(view: ViewProps<AlbumProps, AlbumData>): ReactNode {
  const { props, data, page, section } = view
  const { title, artist, cover, tracks, download } = props
  const image = cover === null ? undefined : data.photos[cover]
  if (tracks.length === 0 && !image)
    return page.editing ? <p className="album-empty">{albumMessages(hintLanguage(page), 'empty')}</p> : null
  return (
    <div className="album" data-cover={image ? '' : undefined}>
      {image && (
        <AssetImage asset={image} sizes={sizesInBlock(view, 0.4)} eager={isFirstScreen(section, page)} ratio={1} />
      )}
      <div>
        {title && <h3>{title}</h3>}
        {artist && <p className="album-artist">{artist}</p>}
        <ol>
          {tracks.map((track) => {
            const asset = track.asset === null ? undefined : data.photos[track.asset]
            const name = track.title || asset?.name || ''
            const src = asset && assetUrl(asset.id, asset.file)
            return (
              <li key={track.id}>
                <p>
                  <span>{name}</span>
                  {track.length && <small>{track.length}</small>}
                </p>
                {src && (
                  // oxlint-disable-next-line jsx-a11y/media-has-caption -- browsers show none for sound; a transcript is text on the page
                  <audio src={src} controls preload="none" aria-label={name} />
                )}
                {src && download && (
                  <a href={src} download aria-label={albumMessages(page.language, 'downloadTrack', { name })}>
                    {albumMessages(page.language, 'download')}
                  </a>
                )}
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
