export { pagesBlocks } from './pages-blocks.ts'
export { linkTargets } from './link-targets.ts'
