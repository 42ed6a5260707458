import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { galleryBlockContract } from '../blocks/gallery/gallery.contract.ts'
import { galleryStyles } from '../blocks/gallery/gallery-styles.ts'
import { galleryPanel } from '../blocks/gallery/gallery.panel.tsx'
import { GalleryView } from '../blocks/gallery/gallery.view.tsx'
import type { SourceRows } from './source-rows.ts'

/** The block of this feature, for the canvas. */
export function galleryBlocks(rows: SourceRows): readonly CanvasBlock[] {
  return [
    canvasBlock({ contract: galleryBlockContract, view: GalleryView, css: galleryStyles, panel: galleryPanel(rows) }),
  ]
}
