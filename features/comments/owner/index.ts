export { commentsBlocks } from './comments-blocks.ts'
