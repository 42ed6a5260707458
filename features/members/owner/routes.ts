import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const membersRoutes = ownerRoutes([
  { path: '/members', screen: () => import('./members.page.tsx').then((module) => module.MembersScreen) },
  { path: '/members/$id', screen: () => import('./member.page.tsx').then((module) => module.MemberScreen) },
])
