import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { buttonBlockContract } from '../blocks/button/button.contract.ts'
import buttonCss from '../blocks/button/button.css?inline'
import { buttonPanel } from '../blocks/button/button.panel.tsx'
import { ButtonView } from '../blocks/button/button.view.tsx'
import { horizontalRuleBlockContract } from '../blocks/horizontal-rule/horizontal-rule.contract.ts'
import horizontalRuleCss from '../blocks/horizontal-rule/horizontal-rule.css?inline'
import { horizontalRulePanel } from '../blocks/horizontal-rule/horizontal-rule.panel.tsx'
import { HorizontalRuleView } from '../blocks/horizontal-rule/horizontal-rule.view.tsx'
import { htmlBlockContract } from '../blocks/html/html.contract.ts'
import { htmlPanel } from '../blocks/html/html.panel.tsx'
import { HtmlView } from '../blocks/html/html.view.tsx'
import { quoteBlockContract } from '../blocks/quote/quote.contract.ts'
import quoteCss from '../blocks/quote/quote.css?inline'
import { quotePanel } from '../blocks/quote/quote.panel.tsx'
import { QuoteView } from '../blocks/quote/quote.view.tsx'
import { spacerBlockContract } from '../blocks/spacer/spacer.contract.ts'
import spacerCss from '../blocks/spacer/spacer.css?inline'
import { spacerPanel } from '../blocks/spacer/spacer.panel.tsx'
import { SpacerView } from '../blocks/spacer/spacer.view.tsx'

/** The blocks of this feature, for the canvas. */
export const pagesBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: htmlBlockContract, view: HtmlView, panel: htmlPanel }),
  canvasBlock({ contract: buttonBlockContract, view: ButtonView, css: buttonCss, panel: buttonPanel }),
  canvasBlock({ contract: quoteBlockContract, view: QuoteView, css: quoteCss, panel: quotePanel }),
  canvasBlock({
    contract: horizontalRuleBlockContract,
    view: HorizontalRuleView,
    css: horizontalRuleCss,
    panel: horizontalRulePanel,
  }),
  canvasBlock({ contract: spacerBlockContract, view: SpacerView, css: spacerCss, panel: spacerPanel }),
]

/** Apart, because reading Markdown and marking code weigh as much as all others together. */
export const sourceBlocks = (): Promise<readonly CanvasBlock[]> =>
  import('./source-blocks.ts').then((module) => module.sourceBlocks)

/** Apart, because few pages hold one. */
export const widgetBlocks = (): Promise<readonly CanvasBlock[]> =>
  import('./widget-blocks.ts').then((module) => module.widgetBlocks)
