import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { commentsBlockContract } from '../blocks/comments/comments.contract.ts'
import css from '../blocks/comments/comments.css?inline'
import { commentsPanel } from '../blocks/comments/comments.panel.tsx'
import { CommentsView } from '../blocks/comments/comments.view.tsx'

export const commentsBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: commentsBlockContract, view: CommentsView, css, panel: commentsPanel }),
]
