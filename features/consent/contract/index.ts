export {
  type BannerView,
  type BannerWords,
  type CookieSettings,
  bannerView,
  barPositions,
  consentDays,
  popupPositions,
  positionOf,
  trackingCookies,
} from './banner.rules.ts'
export { type Choice, type ConsentChoice, consentApi } from './consent.api.ts'
export { consentMessages } from './consent.messages.ts'
