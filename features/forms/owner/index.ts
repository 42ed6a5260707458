export { formsRoutes } from './routes.ts'
