export { searchBlocks } from './search-blocks.ts'
