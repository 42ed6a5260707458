export { commentsBlock } from '../blocks/comments/comments.block.ts'
