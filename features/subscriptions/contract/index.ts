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
  skipsCycle,
  subscriptionAllows,
  subscriptionStates,
} from './subscription.rules.ts'
export { type AnnouncedRenewal, renewalMessages, renewalText } from './renewal-text.ts'
export type { Renewal, Subscription } from './subscription.schema.ts'
export { subscriptionPageMessages } from './subscription-page.messages.ts'
export { subscriptionsApi } from './subscriptions.api.ts'
export { subscriptionsMessages } from './subscriptions.messages.ts'
export { subscriptionsProblems } from './subscriptions.problems.ts'
