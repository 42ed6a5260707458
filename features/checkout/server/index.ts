export { checkoutFeature } from './checkout.feature.ts'
export { readFunnel } from './reminders/cart-funnel.ts'
export type {} from './checkout.tables.ts'
