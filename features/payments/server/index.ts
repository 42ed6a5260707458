export { type StartedPayment, type NewPayment, beginLocalPayment, beginPayment } from './begin-payment.ts'
export { chargeSaved } from './charge-saved.ts'
export { confirmLocalPayment, confirmPayment, type PaymentToConfirm } from './confirm-payment.ts'
export { type RefundRequest, handPayment, requestCancel, requestCapture, requestRefund } from './payment-requests.ts'
export { methodById, paymentById, paymentsOf } from './payments.queries.ts'
export { paymentsFeature } from './payments.feature.ts'
export { isPaidElsewhere } from './providers.ts'
export { rotatePaymentKeys } from './rotate-keys.ts'
export { type MethodToSave, saveMethod } from './save-method.ts'
export {
  changeSettings as changePaymentSettings,
  openPaymentText,
  paymentOptions,
  takesLivePayments,
} from './settings.ts'
export type { CardDetails } from './provider.ts'
