import { block } from '#platform/render/server'
import { commentFormBlockContract } from './comment-form.contract.ts'
import fields from '../../visitor/comment-fields.css?inline'
import css from './comment-form.css?inline'
import { loadCommentForm } from './comment-form.loader.ts'
import { CommentFormView } from './comment-form.view.tsx'

export const commentFormBlock = block({
  contract: commentFormBlockContract,
  loader: loadCommentForm,
  view: CommentFormView,
  css: css + fields,
})
