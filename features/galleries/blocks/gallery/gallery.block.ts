import { block } from '#platform/render/server'
import { galleryBlockContract } from './gallery.contract.ts'
import { galleryImporter } from './gallery.importer.ts'
import { galleryStyles } from './gallery-styles.ts'
import { loadGalleries } from './gallery.loader.ts'
import { GalleryView } from './gallery.view.tsx'

export const galleryBlock = block({
  importer: galleryImporter,
  contract: galleryBlockContract,
  loader: loadGalleries,
  view: GalleryView,
  css: galleryStyles,
})
