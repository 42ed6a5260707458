export { membersBlocks } from './members-blocks.ts'
export { membersRoutes } from './routes.ts'
