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
  disputeStates,
  isPageName,
  mergePaymentUpdate,
  lostMinor,
  offeredAfter,
  paymentAllows,
  paymentStates,
  providerNames,
  refundStates,
  refundableMinor,
} from './payment.rules.ts'
export {
  type MethodFacts,
  type Payment,
  type PaymentOption,
  type PaymentStep,
  cardDetailsSchema,
  currencySchema,
  methodFactsSchema,
  minorSchema,
  paymentChangedSchema,
  paymentOptionSchema,
  paymentRefundSchema,
  paymentSchema,
  paymentStepSchema,
} from './payment.schema.ts'
export { type PaymentSettings, paymentSettingsSchema, paymentsApi } from './payments.api.ts'
export { paymentsMessages } from './payments.messages.ts'
export { paymentsProblems } from './payments.problems.ts'
export { type TestCard, testCardOf, testCards, testGatewayDelayMs } from './test-cards.rules.ts'
