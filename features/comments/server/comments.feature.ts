import { systemPages } from '#features/pages/server'
import { answerEmail, answerEmailKind, commentNotice } from './comment-emails.ts'
import { editableEmails, homeFigures, settingsGroups, switchedPages, switchedRoutes } from '#features/sites/server'
import { archiveTables, type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { commentsApi, commentsSettings, commentWritingApi } from '../contract/index.ts'
import { commentPage, commentPagePath } from './comment-page.ts'
import { exportComments } from './export-comments.ts'
import { listComments } from './list-comments.ts'
import { waitingFigure } from './waiting-figure.ts'
import { removeComments, replyAsOwner, setCommentStatus } from './moderate-comments.ts'
import { stopEmails } from './stop-emails.ts'
import { writeComment } from './write-comment.ts'
import { commentsInArchives } from './comments.tables.ts'

export const commentsFeature: Feature = {
  name: 'comments',
  blocks: Object.values(blocks),
  routes: switchedRoutes(
    'comments',
    [
      on(commentsApi.comments, listComments),
      on(commentsApi.setStatus, setCommentStatus),
      on(commentsApi.remove, removeComments),
      on(commentsApi.reply, replyAsOwner),
      on(commentsApi.csv, exportComments),
      on(commentWritingApi.write, writeComment),
      on(commentWritingApi.stopEmails, stopEmails),
    ],
    { always: [commentWritingApi.stopEmails.path] },
  ),
  provides: [
    provide(archiveTables, commentsInArchives),
    provide(homeFigures, waitingFigure),
    provide(editableEmails, { [answerEmailKind]: answerEmail }),
    commentNotice,
    provide(settingsGroups, commentsSettings),
    provide(systemPages, switchedPages('comments', { [commentPagePath]: commentPage })),
  ],
}
