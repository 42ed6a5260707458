import type { ServerBlock } from '#platform/render/server'
import { buttonBlock } from '../blocks/button/button.block.ts'
import { codeBlock } from '../blocks/code/code.block.ts'
import { horizontalRuleBlock } from '../blocks/horizontal-rule/horizontal-rule.block.ts'
import { htmlBlock } from '../blocks/html/html.block.ts'
import { markdownBlock } from '../blocks/markdown/markdown.block.ts'
import { quoteBlock } from '../blocks/quote/quote.block.ts'
import { spacerBlock } from '../blocks/spacer/spacer.block.ts'

/** The blocks of this feature, for the server. */
export const pagesBlocks: readonly ServerBlock[] = [htmlBlock, buttonBlock, quoteBlock, codeBlock, markdownBlock, horizontalRuleBlock, spacerBlock]
