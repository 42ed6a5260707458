import { type CanvasBlock, canvasBlock } from '#platform/desk'
import { buttonBlockContract } from '../blocks/button/button.contract.ts'
import buttonCss from '../blocks/button/button.css?inline'
import { ButtonView } from '../blocks/button/button.view.tsx'
import { htmlBlockContract } from '../blocks/html/html.contract.ts'
import { HtmlView } from '../blocks/html/html.view.tsx'

export const pagesBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: htmlBlockContract, view: HtmlView }),
  canvasBlock({ contract: buttonBlockContract, view: ButtonView, css: buttonCss }),
]
