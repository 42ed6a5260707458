export { BeforeSelling } from './before-selling.tsx'
export { CartFunnel } from './cart-funnel.tsx'
export { checkoutRoutes } from './routes.ts'
