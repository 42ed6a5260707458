import { MessagesSquare } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { CommentsPanel } from './comments.panel.tsx'
import { commentsBlockContract } from './comments.contract.ts'
import fields from '../../visitor/comment-fields.css?inline'
import css from './comments.css?inline'
import { CommentsView } from './comments.view.tsx'

export const canvas = canvasBlock({
  contract: commentsBlockContract,
  view: CommentsView,
  css: css + fields,
  icon: MessagesSquare,
  panel: CommentsPanel,
})
