import type { PieceImporter } from '#platform/block'
import type { VideoProps } from './video.contract.ts'

export const videoImporter: PieceImporter<VideoProps> = {
  video: ({ url, attachmentId, title, caption, poster, loop, muted }, { assetOf, fileOf }) => {
    const { assetId } = fileOf(url, attachmentId)
    if (assetId === null) return null
    return {
      props: {
        asset: assetId,
        title: title.slice(0, 300),
        caption: caption.slice(0, 1000),
        poster: poster === '' ? null : assetOf({ url: poster, attachmentId: '' }),
        mode: loop && muted ? 'loop' : 'player',
      },
    }
  },
}
