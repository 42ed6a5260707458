import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const catalogRoutes = ownerRoutes([
  { path: '/products', screen: () => import('./products.page.tsx').then((module) => module.ProductsScreen) },
  {
    path: '/products/sheet',
    screen: () => import('./sheet.page.tsx').then((module) => module.SheetScreen),
    services: ['taxClasses'],
  },
  {
    path: '/products/pages/$id',
    screen: () => import('./categories.page.tsx').then((module) => module.CategoriesScreen),
    services: ['library'],
  },
  {
    path: '/products/$id',
    screen: () => import('./product.page.tsx').then((module) => module.ProductScreen),
    services: ['library', 'taxClasses', 'richText'],
  },
  { path: '/donations', screen: () => import('./donations.page.tsx').then((module) => module.DonationsScreen) },
])
