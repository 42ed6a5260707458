export { commentFormBlock } from '../blocks/comment-form/comment-form.block.ts'
export { commentsBlock } from '../blocks/comments/comments.block.ts'
