import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { type BannerView, type CookieSettings, bannerView, consentMessages } from '../contract/index.ts'

/** The banner in the site's language (C5.29, C5.38, C5.39 are its Dutch words). */
export function shownBanner({ site }: SiteContext, settings: CookieSettings): BannerView {
  const say = (name: 'text' | 'accept' | 'decline') => consentMessages(languageOf(site.locale), name)
  return bannerView(settings, { text: say('text'), accept: say('accept'), decline: say('decline') })
}
