export { checkoutFeature } from './checkout.feature.ts'
export type {} from './checkout.tables.ts'
