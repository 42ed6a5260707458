export { AssetUses } from './asset-uses.tsx'
export { ColourReferenceRow } from './colour-reference-row.tsx'
export { pagesRoutes } from './routes.ts'
