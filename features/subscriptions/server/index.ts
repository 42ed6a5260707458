export { subscriptionsFeature } from './subscriptions.feature.ts'
export type {} from './subscriptions.tables.ts'
