export { approvedComments, commentsTag } from './comments.queries.ts'
export { commentsFeature } from './comments.feature.ts'
export type { CommentsTable } from './comments.tables.ts'
export { type KeptComment, keepComment } from './keep-comment.ts'
