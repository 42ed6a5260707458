import type { PieceImporter } from '#platform/block'
import type { HtmlProps } from './html.contract.ts'

export const htmlImporter: PieceImporter<HtmlProps> = {
  text: ({ nodes }) => ({ props: { text: { type: 'doc', content: nodes } } }),
}
