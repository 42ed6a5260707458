import { CornerUpRight, FilePen, FileQuestion, History, LockOpen, Megaphone, Trash2 } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('pages.menu')

/** Routes of a site, below `/config`. */
export const pagesRoutes = ownerRoutes([
  {
    path: '/pages/$id/settings',
    needs: 'content.edit',
    screen: () => import('./page-settings.page.tsx').then((module) => module.PageSettingsPage),
  },
  {
    path: '/promotion',
    needs: 'marketing.write',
    menu: { group: 'settings', place: 100, label: menu.message('promotion'), icon: Megaphone },
    screen: () => import('./promotion.page.tsx').then((module) => module.PromotionPage),
  },
  {
    path: '/availability',
    needs: 'settings.general',
    menu: { group: 'settings', place: 20, label: menu.message('availability'), icon: LockOpen },
    screen: () => import('./availability.page.tsx').then((module) => module.AvailabilityPage),
  },
  {
    path: '/special-pages',
    needs: 'settings.general',
    menu: { group: 'settings', place: 30, label: menu.message('specialPages'), icon: FileQuestion },
    services: ['library'],
    screen: () => import('./special-pages.page.tsx').then((module) => module.SpecialPagesPage),
  },
  {
    path: '/redirects',
    needs: 'content.edit',
    menu: { group: 'settings', place: 150, label: menu.message('redirects'), icon: CornerUpRight },
    screen: () => import('./redirects.page.tsx').then((module) => module.RedirectsPage),
  },
  {
    path: '/unpublished',
    needs: 'content.edit',
    menu: { group: 'settings', place: 210, label: menu.message('unpublished'), icon: FilePen },
    screen: () => import('./unpublished.page.tsx').then((module) => module.UnpublishedPage),
  },
  {
    path: '/publications',
    needs: 'content.edit',
    menu: { group: 'settings', place: 220, label: menu.message('publications'), icon: History },
    screen: () => import('./publications/publications.page.tsx').then((module) => module.PublicationsPage),
  },
  {
    path: '/trash',
    needs: 'content.edit',
    menu: { group: 'settings', place: 230, label: menu.message('trash'), icon: Trash2 },
    screen: () => import('./trash.page.tsx').then((module) => module.TrashPage),
  },
])
