export { commentsRoutes } from './routes.ts'
