import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const pagesRoutes = ownerRoutes([
  {
    path: '/pages/$id/settings',
    screen: () => import('./page-settings.page.tsx').then((module) => module.PageSettingsPage),
  },
  { path: '/promotion', screen: () => import('./promotion.page.tsx').then((module) => module.PromotionPage) },
  {
    path: '/availability',
    screen: () => import('./availability.page.tsx').then((module) => module.AvailabilityPage),
  },
  {
    path: '/special-pages',
    services: ['library'],
    screen: () => import('./special-pages.page.tsx').then((module) => module.SpecialPagesPage),
  },
  { path: '/redirects', screen: () => import('./redirects.page.tsx').then((module) => module.RedirectsPage) },
  {
    path: '/unpublished',
    screen: () => import('./unpublished.page.tsx').then((module) => module.UnpublishedPage),
  },
  {
    path: '/publications',
    screen: () => import('./publications/publications.page.tsx').then((module) => module.PublicationsPage),
  },
  { path: '/trash', screen: () => import('./trash.page.tsx').then((module) => module.TrashPage) },
])
