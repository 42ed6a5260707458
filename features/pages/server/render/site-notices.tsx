import { cacheTag, type VisitorContext } from '#platform/context'
import { type BundleOf, type RenderedPart, renderMarkup } from '#platform/render/server'
import type { PromotionSettings } from '../../contract/promotion.settings.ts'
import { servingMessages } from '../../contract/serving.messages.ts'
import { InfoBar } from '../../visitor/info-bar.tsx'
import infoBarCss from '../../visitor/info-bar.css?inline'
import popupCss from '../../visitor/popup.css?inline'
import { PopupOverlay } from '../../visitor/popup-overlay.tsx'

export interface SiteNotices {
  part: RenderedPart | null
  css: string
}

/** Renders the info bar of narrow windows and the popup over the pages of a site; nothing where both are off. */
export function siteNotices(
  ctx: VisitorContext,
  { popupOverlay, mobileInfoBar }: PromotionSettings,
  { withUnset, ...options }: { bundleOf: BundleOf; runsOwnerCode: boolean; withUnset: boolean },
): SiteNotices {
  const hasPopup = (popupOverlay.enabled || withUnset) && popupOverlay.title !== ''
  const note = popupOverlay.enabled ? '' : servingMessages(ctx.locale, 'announcement.unset')
  if (!hasPopup && !mobileInfoBar.enabled) return { part: null, css: '' }
  const element = (
    <>
      {mobileInfoBar.enabled && <InfoBar settings={mobileInfoBar} words={infoBarWords(ctx.locale)} />}
      {hasPopup && (
        <PopupOverlay
          settings={popupOverlay}
          closeLabel={servingMessages(ctx.locale, 'announcement.close')}
          note={note}
        />
      )}
    </>
  )
  return {
    part: {
      ...renderMarkup(element, { ...options, prefix: 'notices' }),
      types: new Set(),
      tags: [cacheTag.site],
      until: null,
    },
    css: (mobileInfoBar.enabled ? infoBarCss : '') + (hasPopup ? popupCss : ''),
  }
}

function infoBarWords(language: string) {
  const say = servingMessages.in(language)
  return {
    label: say('infoBar.label'),
    call: say('infoBar.call'),
    write: say('infoBar.write'),
    find: say('infoBar.find'),
    hours: say('infoBar.hours'),
  }
}
