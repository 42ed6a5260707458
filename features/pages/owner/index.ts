export { AssetUses } from './asset-uses.tsx'
export { linkTargets } from './link-targets.ts'
export { pagesRoutes } from './routes.ts'
