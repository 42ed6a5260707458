import type { PieceImporter } from '#platform/block'
import { paragraphs } from '#platform/document'
import type { EmbedProps } from './embed.contract.ts'

const longestCaption = 1000

export const embedImporter: PieceImporter<EmbedProps> = {
  embed: ({ url, caption }) =>
    caption.length <= longestCaption
      ? { props: { url, caption } }
      : { props: { url }, below: [{ kind: 'text', nodes: paragraphs(caption).content ?? [] }] },
}
