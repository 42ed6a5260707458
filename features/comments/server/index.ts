export { commentsFeature } from './comments.feature.ts'
export type { CommentsTable } from './comments.tables.ts'
export { commentingMembers } from './extension-points.ts'
export { type KeptComment, keepComment } from './keep-comment.ts'
