export { type Comment, commentSchema, type CommentStatus, commentStatuses } from './comment.schema.ts'
export { commentsApi } from './comments.api.ts'
export { commentsMessages } from './comments.messages.ts'
export { type CommentThread, threadsOf } from './comment.thread.ts'
