import { Package } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('catalog.menu')

/** Routes of a site, below `/config`. */
export const catalogRoutes = ownerRoutes([
  {
    path: '/products',
    needs: 'commerce',
    menu: { group: 'sell', place: 30, label: menu.message('products'), icon: Package },
    screen: () => import('./products.page.tsx').then((module) => module.ProductsScreen),
  },
  {
    path: '/products/sheet',
    needs: 'commerce',
    screen: () => import('./sheet.page.tsx').then((module) => module.SheetScreen),
    services: ['taxClasses'],
  },
  {
    path: '/products/pages/$id',
    needs: 'commerce',
    screen: () => import('./categories.page.tsx').then((module) => module.CategoriesScreen),
    services: ['library'],
  },
  {
    path: '/products/$id',
    needs: 'commerce',
    screen: () => import('./product.page.tsx').then((module) => module.ProductScreen),
    services: ['library', 'taxClasses', 'richText'],
  },
  {
    path: '/donations',
    needs: 'commerce',
    screen: () => import('./donations.page.tsx').then((module) => module.DonationsScreen),
  },
])
