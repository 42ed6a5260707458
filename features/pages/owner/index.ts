export { AssetUses } from './asset-uses.tsx'
export { pagesBlocks, sourceBlocks, widgetBlocks } from './pages-blocks.ts'
export { linkTargets } from './link-targets.ts'
export { pagesRoutes } from './routes.ts'
