export { consentFeature } from './consent.feature.ts'
export { type ConsentOnPage, consentOf } from './consent-part.tsx'
