export { linkTargets } from './link-targets.ts'
export { searchRoutes } from './routes.ts'
