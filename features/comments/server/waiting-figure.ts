import { siteTables } from '#platform/database'
import type { HomeFigure } from '#features/sites/server'
import { commentsMessages as say } from '../contract/comments.messages.ts'
import type {} from './comments.tables.ts'

/** The number of comments that wait for moderation; hidden without any. */
export const waitingFigure: HomeFigure = {
  name: 'comments',
  needs: 'comments.moderate',
  title: (language) => say(language, 'waiting'),
  href: '/config/comments',
  value: async (ctx) => {
    const waiting = siteTables(ctx).selectFrom('comments').where('status', '=', 'pending')
    const { count } = await waiting.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return Number(count) || null
  },
}
