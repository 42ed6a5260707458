export { AssetUsesContext } from './asset-uses-context.ts'
export { MediaServices } from './media-services.tsx'
export { mediaRoutes } from './routes.ts'
