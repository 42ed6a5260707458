export {
  certificateState,
  challengeAnswer,
  type CertificateState,
  mayTryNow,
  tryCertificateNow,
} from './certificates.ts'
export type { Authority } from './order-certificate.ts'
export type { OrderLimits } from './order-limits.ts'
export { resealAcmeAccounts, resealCertificates } from './reseal-certificates.ts'
export { runCertificates } from './run-certificates.ts'
export { serveCertificates } from './serve-certificates.ts'
