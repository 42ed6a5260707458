import type { SiteSettings } from '#features/sites/contract'

export type CookieSettings = SiteSettings['cookies']

/** C9.01 */
export const consentDays = 30

/** C4.07 */
export const trackingCookies = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
] as const

export const barPositions = ['TOP', 'BOTTOM'] as const
export const popupPositions = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const

/** C5.33–C5.35: a position of the other variant is that variant's start. */
export function positionOf({
  cookieBannerVariant,
  cookieBannerPosition,
}: Pick<CookieSettings, 'cookieBannerVariant' | 'cookieBannerPosition'>): CookieSettings['cookieBannerPosition'] {
  const fitting: readonly string[] = cookieBannerVariant === 'BAR' ? barPositions : popupPositions
  if (fitting.includes(cookieBannerPosition)) return cookieBannerPosition
  return cookieBannerVariant === 'BAR' ? 'BOTTOM' : 'BOTTOM_LEFT'
}

export interface BannerWords {
  text: string
  accept: string
  decline: string
}

/** Data of the cookie banner. */
export interface BannerView extends Omit<BannerWords, 'decline'> {
  /** C5.37, R1.63: label of the button that declines; null when there is none. */
  decline: string | null
  button: CookieSettings['cookieBannerCtaVariant']
  variant: CookieSettings['cookieBannerVariant']
  position: CookieSettings['cookieBannerPosition']
  theme: CookieSettings['cookieBannerTheme']
  isActivityLogEnabled: boolean
  isAnalyticsCookiesDisabled: boolean
}

/** `words` are the defaults for texts that the owner has not written. */
export function bannerView(settings: CookieSettings, words: BannerWords): BannerView {
  const declines = settings.cookieBannerAcceptType === 'OPT_IN_AND_OUT' && settings.cookieBannerCtaVariant !== 'ICON'
  return {
    text: settings.cookieBannerText.trim() || words.text,
    accept: settings.cookieBannerCtaText.trim() || words.accept,
    decline: declines ? settings.cookieBannerOptOutCtaText.trim() || words.decline : null,
    button: settings.cookieBannerCtaVariant,
    variant: settings.cookieBannerVariant,
    position: positionOf(settings),
    theme: settings.cookieBannerTheme,
    isActivityLogEnabled: !settings.isVisitorDataRestricted,
    isAnalyticsCookiesDisabled: settings.isRestrictiveCookiePolicyEnabled,
  }
}

/** Parses text with links: `See our [privacy statement](/privacy).` */
export function linkedText(text: string): (string | { words: string; href: string })[] {
  const found: (string | { words: string; href: string })[] = []
  let from = 0
  for (const match of text.matchAll(/\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g)) {
    const [whole, words = '', href = ''] = match
    if (match.index > from) found.push(text.slice(from, match.index))
    found.push({ words, href })
    from = match.index + whole.length
  }
  if (from < text.length) found.push(text.slice(from))
  return found
}
