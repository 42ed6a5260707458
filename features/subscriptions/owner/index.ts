export { subscriptionsRoutes } from './routes.ts'
