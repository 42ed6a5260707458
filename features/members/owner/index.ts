export { membersRoutes } from './routes.ts'
