import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const formsRoutes = ownerRoutes([
  { path: '/forms', screen: () => import('./submissions.page.tsx').then((module) => module.SubmissionsScreen) },
  { path: '/forms/$id', screen: () => import('./submission.page.tsx').then((module) => module.SubmissionScreen) },
  {
    path: '/form-settings',
    screen: () => import('./settings/form-settings.page.tsx').then((module) => module.FormSettingsScreen),
  },
  { path: '/newsletter', screen: () => import('./newsletter/lists.page.tsx').then((module) => module.ListsScreen) },
  {
    path: '/newsletter/$id',
    screen: () => import('./newsletter/subscribers.page.tsx').then((module) => module.SubscribersScreen),
  },
])
