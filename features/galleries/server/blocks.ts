export { galleryBlock } from '../blocks/gallery/gallery.block.ts'
