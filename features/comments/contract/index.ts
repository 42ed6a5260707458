export { type Comment, type CommentStatus, commentStatuses } from './comment.schema.ts'
export { commentsApi } from './comments.api.ts'
export {
  approvals,
  authorNameMax,
  commentMax,
  linksIn,
  verdictOn,
  writers,
} from './comment-defence.rules.ts'
export { commentWritingApi } from './comment-writing.api.ts'
export { commentProblems } from './comments.problems.ts'
export { commentsSettings } from './comments.settings.ts'
export type { CommentThread } from './comment.thread.ts'
