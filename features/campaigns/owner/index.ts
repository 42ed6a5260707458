export { campaignsRoutes } from './routes.ts'
