import { Quote } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { QuotePanel } from './quote.panel.tsx'
import { quoteBlockContract } from './quote.contract.ts'
import css from './quote.css?inline'
import { QuoteView } from './quote.view.tsx'

export const canvas = canvasBlock({
  contract: quoteBlockContract,
  view: QuoteView,
  css,
  icon: Quote,
  panel: QuotePanel,
})
