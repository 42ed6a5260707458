import { type CanvasBlock, canvasBlock } from '#platform/desk'
import { imageBlockContract } from '../blocks/image/image.contract.ts'
import css from '../blocks/image/image.css?inline'
import { ImageView } from '../blocks/image/image.view.tsx'

export const mediaBlocks: readonly CanvasBlock[] = [canvasBlock({ contract: imageBlockContract, view: ImageView, css })]
