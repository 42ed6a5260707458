import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { imageBlockContract } from '../blocks/image/image.contract.ts'
import imageCss from '../blocks/image/image.css?inline'
import { imagePanel } from '../blocks/image/image.panel.tsx'
import { ImageView } from '../blocks/image/image.view.tsx'
import { logoBlockContract } from '../blocks/logo/logo.contract.ts'
import logoCss from '../blocks/logo/logo.css?inline'
import { logoPanel } from '../blocks/logo/logo.panel.tsx'
import { LogoView } from '../blocks/logo/logo.view.tsx'

/** Pictures, which are on nearly every page. */
export const mediaBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: imageBlockContract, view: ImageView, css: imageCss, panel: imagePanel }),
  canvasBlock({ contract: logoBlockContract, view: LogoView, css: logoCss, panel: logoPanel }),
]

/** Apart, because they know the players and the providers of the web. */
export const playerBlocks = (): Promise<readonly CanvasBlock[]> =>
  import('./player-blocks.ts').then((module) => module.playerBlocks)
