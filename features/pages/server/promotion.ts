import { type PromotionContext, settingsOf } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import {
  announcementBarSettings,
  mobileInfoBarSettings,
  popupOverlaySettings,
  type PromotionSettings,
} from '../contract/promotion.settings.ts'

/** Returns the settings of all notices over the pages of a site. */
export async function promotionSettings(ctx: SiteContext): Promise<PromotionSettings> {
  const [announcement, popupOverlay, mobileInfoBar] = await Promise.all([
    settingsOf(ctx, announcementBarSettings),
    settingsOf(ctx, popupOverlaySettings),
    settingsOf(ctx, mobileInfoBarSettings),
  ])
  return { announcement, popupOverlay, mobileInfoBar }
}

/** C3.75, C3.76: the notices that are switched on, for scripts of the page. */
export async function promotionOfContext(ctx: SiteContext): Promise<PromotionContext> {
  const { announcement, popupOverlay, mobileInfoBar } = await promotionSettings(ctx)
  const { style, enableMobile, version, showUntilSignup, displayFrequency } = popupOverlay
  const { enabled: hasInfoBar, ...infoBar } = mobileInfoBar
  return {
    popupOverlaySettings: popupOverlay.enabled
      ? { style, enableMobile, version, showUntilSignup, displayFrequency }
      : null,
    mobileInfoBarSettings: hasInfoBar ? infoBar : null,
    showAnnouncementBar: announcement.showAnnouncementBar && announcement.text !== '',
  }
}
