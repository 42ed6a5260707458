export { AssetUses } from './asset-uses.tsx'
export { pagesRoutes } from './routes.ts'
