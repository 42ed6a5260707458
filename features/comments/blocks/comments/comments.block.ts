import { block } from '#platform/render/server'
import { commentsBlockContract } from './comments.contract.ts'
import fields from '../../visitor/comment-fields.css?inline'
import css from './comments.css?inline'
import { loadComments } from './comments.loader.ts'
import { CommentsView } from './comments.view.tsx'

export const commentsBlock = block({
  contract: commentsBlockContract,
  loader: loadComments,
  view: CommentsView,
  css: css + fields,
})
