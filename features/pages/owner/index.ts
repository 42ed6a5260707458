export { pagesBlocks } from './pages-blocks.ts'
