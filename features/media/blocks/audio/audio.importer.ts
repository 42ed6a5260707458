import type { PieceImporter } from '#platform/block'
import type { AudioProps } from './audio.contract.ts'

export const audioImporter: PieceImporter<AudioProps> = {
  audio: ({ url, attachmentId, title, author }, { fileOf }) => {
    const { assetId } = fileOf(url, attachmentId)
    return assetId === null
      ? null
      : { props: { asset: assetId, title: title.slice(0, 300), author: author.slice(0, 300) } }
  },
}
