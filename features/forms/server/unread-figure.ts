import type { HomeFigure } from '#features/sites/server'
import { formsHomeMessages as say } from '../contract/forms.messages.ts'
import { unreadSubmissions } from './submissions.queries.ts'

/** Number of unopened submissions; nothing without any. */
export const unreadFigure: HomeFigure = {
  name: 'forms',
  needs: 'crm.read',
  title: (language) => say(language, 'unread'),
  href: '/config/forms',
  value: async (ctx) => (await unreadSubmissions(ctx)) || null,
}
