export { areasRoutes } from './routes.ts'
