export {
  type RenewalState,
  type SubscriptionAct,
  type SubscriptionState,
  cycleAt,
  cycleStart,
  isComplete,
  isPaidAt,
  nextCycle,
  retryDays,
  subscriptionActs,
  subscriptionAllows,
  subscriptionStates,
} from './subscription.rules.ts'
export { type Renewal, type Subscription, renewalSchema, subscriptionSchema } from './subscription.schema.ts'
export { subscriptionPageMessages } from './subscription-page.messages.ts'
export { subscriptionsApi } from './subscriptions.api.ts'
export { subscriptionsMessages } from './subscriptions.messages.ts'
export { subscriptionsProblems } from './subscriptions.problems.ts'
