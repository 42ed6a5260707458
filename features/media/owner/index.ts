export { mediaBlocks } from './media-blocks.ts'
