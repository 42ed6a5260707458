import { block } from '#platform/render/server'
import { imageBlockContract } from './image.contract.ts'
import css from './image.css?inline'
import { imageImporter } from './image.importer.ts'
import { loadImages } from './image.loader.ts'
import { ImageView } from './image.view.tsx'

export const imageBlock = block({
  contract: imageBlockContract,
  loader: loadImages,
  view: ImageView,
  css,
  importer: imageImporter,
})
