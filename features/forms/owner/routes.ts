import { ownerRoutes } from '#platform/ui'

/** Of a site, below `/config`. */
export const formsRoutes = ownerRoutes([
  { path: '/forms', screen: () => import('./submissions.page.tsx').then((module) => module.SubmissionsScreen) },
  { path: '/forms/$id', screen: () => import('./submission.page.tsx').then((module) => module.SubmissionScreen) },
])
