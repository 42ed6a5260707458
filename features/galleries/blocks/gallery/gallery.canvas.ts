import { Images } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { galleryBlockContract } from './gallery.contract.ts'
import { galleryStyles } from './gallery-styles.ts'
import { GalleryView } from './gallery.view.tsx'

export const canvas = canvasBlock({
  contract: galleryBlockContract,
  view: GalleryView,
  css: galleryStyles,
  icon: Images,
  panel: lazyPart(() => import('./gallery.panel.tsx').then((module) => module.GalleryPanel)),
})
