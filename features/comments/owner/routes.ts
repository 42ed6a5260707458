import { MessageSquare } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('comments.menu')

/** Routes of a site, below `/config`. */
export const commentsRoutes = ownerRoutes([
  {
    path: '/comments',
    needs: 'comments.moderate',
    menu: { group: 'people', place: 40, label: menu.message('comments'), icon: MessageSquare, flag: 'comments' },
    screen: () => import('./comments.page.tsx').then((module) => module.CommentsPage),
  },
])
