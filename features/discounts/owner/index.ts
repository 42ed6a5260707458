export { discountsRoutes } from './routes.ts'
