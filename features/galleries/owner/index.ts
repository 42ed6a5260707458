export { galleryBlocks } from './gallery-blocks.ts'
