import type { ServerBlock } from '#platform/render/server'
import { accordionBlock } from '../blocks/accordion/accordion.block.ts'
import { buttonBlock } from '../blocks/button/button.block.ts'
import { codeBlock } from '../blocks/code/code.block.ts'
import { horizontalRuleBlock } from '../blocks/horizontal-rule/horizontal-rule.block.ts'
import { htmlBlock } from '../blocks/html/html.block.ts'
import { markdownBlock } from '../blocks/markdown/markdown.block.ts'
import { marqueeBlock } from '../blocks/marquee/marquee.block.ts'
import { menuBlock } from '../blocks/menu/menu.block.ts'
import { quoteBlock } from '../blocks/quote/quote.block.ts'
import { shapeBlock } from '../blocks/shape/shape.block.ts'
import { spacerBlock } from '../blocks/spacer/spacer.block.ts'

/** The blocks of this feature, for the server. */
export const pagesBlocks: readonly ServerBlock[] = [
  htmlBlock,
  buttonBlock,
  quoteBlock,
  codeBlock,
  markdownBlock,
  horizontalRuleBlock,
  spacerBlock,
  accordionBlock,
  menuBlock,
  marqueeBlock,
  shapeBlock,
]
