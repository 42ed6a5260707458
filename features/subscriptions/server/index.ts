export { firstOrderOf, paidSubscriptions } from './paid-subscriptions.queries.ts'
export { subscriptionsFeature } from './subscriptions.feature.ts'
export type {} from './subscriptions.tables.ts'
