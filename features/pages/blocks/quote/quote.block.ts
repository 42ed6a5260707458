import { block } from '#platform/render/server'
import { quoteBlockContract } from './quote.contract.ts'
import css from './quote.css?inline'
import { quoteImporter } from './quote.importer.ts'
import { QuoteView } from './quote.view.tsx'

export const quoteBlock = block({ contract: quoteBlockContract, view: QuoteView, css, importer: quoteImporter })
