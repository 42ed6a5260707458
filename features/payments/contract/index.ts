export { readCardExpiry } from './card-expiry.rules.ts'
export {
  type Dispute,
  type DisputeState,
  type PaymentBalance,
  type PaymentState,
  type PaymentUpdate,
  type ProviderName,
  type RefundState,
  disputeOf,
  isPageName,
  mergePaymentUpdate,
  lostMinor,
  offeredAfter,
  paymentAllows,
  providerNames,
  refundableMinor,
} from './payment.rules.ts'
export { type PaymentSubject, checkoutIdOf, orderIdOf, paymentSubject, renewalOf } from './payment-subject.rules.ts'
export {
  type MethodInfo,
  type Payment,
  type PaymentOption,
  type PaymentStep,
  cardDetailsSchema,
  currencySchema,
  methodInfoSchema,
  minorSchema,
  paymentSchema,
} from './payment.schema.ts'
export { type PaymentSettings, paymentsApi } from './payments.api.ts'
export { paymentChanged } from './payments.events.ts'
export { paymentsMessages } from './payments.messages.ts'
export { paymentsProblems } from './payments.problems.ts'
export { type TestCard, testCardOf, testGatewayDelayMs } from './test-cards.rules.ts'
