export { type Comment, type CommentStatus, commentStatuses } from './comment.schema.ts'
export { commentsApi } from './comments.api.ts'
export type { CommentThread } from './comment.thread.ts'
