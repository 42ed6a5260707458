import { homeFigures } from '#features/sites/server'
import { type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { commentsApi } from '../contract/index.ts'
import { listComments } from './list-comments.ts'
import { waitingFigure } from './waiting-figure.ts'
import { removeComments, setCommentStatus } from './moderate-comments.ts'

export const commentsFeature: Feature = {
  name: 'comments',
  blocks: Object.values(blocks),
  routes: [
    on(commentsApi.comments, listComments),
    on(commentsApi.setStatus, setCommentStatus),
    on(commentsApi.remove, removeComments),
  ],
  provides: [provide(homeFigures, waitingFigure)],
}
