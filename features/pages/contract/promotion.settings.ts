import { z } from 'zod'
import { settingLink, settingsPart } from '#features/sites/contract'

const line = (max: number) => z.string().max(max)

/** The announcement above the header of every page, where no document of that kind is published. */
export const announcementBarSettings = settingsPart(
  'announcement',
  'marketing.write',
  z.object({
    showAnnouncementBar: z.boolean().default(false),
    text: line(2000).default(''),
    link: settingLink.default(''),
    newWindow: z.boolean().default(false),
  }),
)

/** C3.75, C3.76 */
export const popupOverlaySettings = settingsPart(
  'popupOverlay',
  'marketing.write',
  z.object({
    enabled: z.boolean().default(false),
    style: line(60).default('popup-overlay-01'),
    enableMobile: z.boolean().default(true),
    version: z.int().min(1).default(1),
    showUntilSignup: z.boolean().default(false),
    displayFrequency: z.int().min(-1).max(3650).default(30),
    title: line(200).default(''),
    text: line(2000).default(''),
    link: settingLink.default(''),
    linkText: line(60).default(''),
    delaySeconds: z.int().min(0).max(600).default(5),
    scrollPercent: z.int().min(0).max(100).default(0),
    onExit: z.boolean().default(false),
    onlyPath: line(300).default(''),
    referrer: line(200).default(''),
    campaign: line(100).default(''),
  }),
)

/** The contact bar of narrow windows. */
export const mobileInfoBarSettings = settingsPart(
  'mobileInfoBar',
  'marketing.write',
  z.object({
    enabled: z.boolean().default(false),
    phone: line(50).default(''),
    email: line(256).default(''),
    address: line(300).default(''),
    hours: line(1000).default(''),
    links: z
      .array(z.object({ label: line(60), url: settingLink }))
      .max(4)
      .default([]),
  }),
)

/** All notices over the pages of a site. */
export interface PromotionSettings {
  readonly announcement: z.infer<typeof announcementBarSettings.schema>
  readonly popupOverlay: z.infer<typeof popupOverlaySettings.schema>
  readonly mobileInfoBar: z.infer<typeof mobileInfoBarSettings.schema>
}
