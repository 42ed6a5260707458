import { Image } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { ImagePanel } from './image.panel.tsx'
import { imageBlockContract } from './image.contract.ts'
import css from './image.css?inline'
import { ImageView } from './image.view.tsx'

export const canvas = canvasBlock({
  contract: imageBlockContract,
  view: ImageView,
  css,
  icon: Image,
  panel: ImagePanel,
})
