import type { SiteContext } from '#platform/context'
import { provided } from '#platform/context'
import { type EmailLetterhead, type EmailLook, plainLook } from '#platform/mail'
import { emailLogoHeights, type EmailLookSettings, emailLookSettings } from '../../contract/email-look.settings.ts'
import { emailFooter } from '../business/business.ts'
import { settingsOf, siteSettings } from '../settings/stored-settings.ts'
import type { Language } from '#platform/i18n'
import { emailColours, emailLinks, emailLogo } from '../extension-points.ts'

/** Returns the sender, design and footer of a site's emails, in the reader's language. */
export async function letterheadOf(
  ctx: SiteContext,
  language: Language,
  { look, origin, ribbon }: LetterheadOptions = {},
): Promise<EmailLetterhead> {
  const settings = look ?? (await settingsOf(ctx, emailLookSettings))
  return {
    sender: ctx.site.title,
    look: await emailLookOf(ctx, settings, { language, origin: origin ?? ctx.site.baseUrl }),
    footer: await emailFooter(ctx, language),
    ...(ribbon === undefined ? {} : { ribbon }),
  }
}

export interface LetterheadOptions {
  /** Unsaved design instead of the saved one. */
  look?: EmailLookSettings | undefined
  /** Origin of its images: the site's own, or that of a screen with a preview. */
  origin?: string
  ribbon?: string
}

async function emailLookOf(
  ctx: SiteContext,
  settings: EmailLookSettings,
  { language, origin }: { language: Language; origin: string },
): Promise<EmailLook> {
  const { general, social } = await siteSettings(ctx)
  const { align, font, head, showsLogo, logoSize, showsLinks } = settings
  const colours = await provided(ctx.product, emailColours)?.(ctx)
  const accent = settings.accent || colours?.accent || plainLook.accent
  const named = await Promise.all(provided(ctx.product, emailLinks).map((linksOf) => linksOf(ctx, language)))
  const logo =
    showsLogo && general.logoAssetId !== null
      ? ((await provided(ctx.product, emailLogo)?.(ctx, general.logoAssetId)) ?? null)
      : null
  return {
    logo: logo && { ...sized(logo, emailLogoHeights[logoSize]), url: origin + logo.path },
    align,
    font,
    band: head === 'ground' ? null : head === 'sheet' ? '#FFFFFF' : settings.band || accent,
    accent,
    ground: settings.ground || plainLook.ground,
    links: [
      ...named.flat(),
      ...(showsLinks
        ? social.links
            .filter(({ url }) => /^(https?:\/\/|mailto:)/i.test(url))
            .map(({ label, service, url }) => ({ label: label || nameOfService(service), url }))
        : []),
    ],
  }
}

/** The sheet is 600 pixels wide, with margins of 32 pixels. */
const widest = 480

function sized({ width, height }: { width: number | null; height: number | null }, wanted: number) {
  if (width === null || height === null || height === 0) return { width: null, height: wanted }
  const natural = Math.round((width / height) * wanted)
  return natural <= widest
    ? { width: natural, height: wanted }
    : { width: widest, height: Math.round((height / width) * widest) }
}

function nameOfService(service: string): string {
  return service.charAt(0).toUpperCase() + service.slice(1)
}
