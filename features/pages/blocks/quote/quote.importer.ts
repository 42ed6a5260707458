import type { PieceImporter } from '#platform/block'
import type { QuoteProps } from './quote.contract.ts'

export const quoteImporter: PieceImporter<QuoteProps> = {
  quote: ({ text, source }) => ({ props: { text, source } }),
}
