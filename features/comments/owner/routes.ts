import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const commentsRoutes = ownerRoutes([
  { path: '/comments', screen: () => import('./comments.page.tsx').then((module) => module.CommentsPage) },
])
