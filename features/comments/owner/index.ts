export { commentsBlocks } from './comments-blocks.ts'
export { commentsRoutes } from './routes.ts'
