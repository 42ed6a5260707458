import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { accordionBlockContract } from '../blocks/accordion/accordion.contract.ts'
import accordionCss from '../blocks/accordion/accordion.css?inline'
import { accordionPanel } from '../blocks/accordion/accordion.panel.tsx'
import { AccordionView } from '../blocks/accordion/accordion.view.tsx'
import { marqueeBlockContract } from '../blocks/marquee/marquee.contract.ts'
import marqueeCss from '../blocks/marquee/marquee.css?inline'
import { marqueePanel } from '../blocks/marquee/marquee.panel.tsx'
import { MarqueeView } from '../blocks/marquee/marquee.view.tsx'
import { menuBlockContract } from '../blocks/menu/menu.contract.ts'
import menuCss from '../blocks/menu/menu.css?inline'
import { menuPanel } from '../blocks/menu/menu.panel.tsx'
import { MenuView } from '../blocks/menu/menu.view.tsx'
import { shapeBlockContract } from '../blocks/shape/shape.contract.ts'
import shapeCss from '../blocks/shape/shape.css?inline'
import { shapePanel } from '../blocks/shape/shape.panel.tsx'
import { ShapeView } from '../blocks/shape/shape.view.tsx'

/** On fewer pages than the rest: the canvas fetches them with the first that holds one. */
export const widgetBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: accordionBlockContract, view: AccordionView, css: accordionCss, panel: accordionPanel }),
  canvasBlock({ contract: menuBlockContract, view: MenuView, css: menuCss, panel: menuPanel }),
  canvasBlock({ contract: marqueeBlockContract, view: MarqueeView, css: marqueeCss, panel: marqueePanel }),
  canvasBlock({ contract: shapeBlockContract, view: ShapeView, css: shapeCss, panel: shapePanel }),
]
