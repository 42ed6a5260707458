import { z } from 'zod'
import { settingsPart } from './settings-part.ts'

/** Empty for that of the site. */
const colour = z
  .string()
  .refine((text) => text === '' || /^#[0-9a-f]{6}$/i.test(text), 'Write a colour like #1a2b3c.')
  .default('')

export const emailFontNames = ['sans', 'serif'] as const
export const emailAligns = ['left', 'center'] as const
export const emailLogoSizes = ['small', 'medium', 'large'] as const
export const emailHeads = ['ground', 'sheet', 'colour'] as const

/** Design of the site's emails, apart from their texts. */
export const emailLookSettings = settingsPart(
  'emailLook',
  'commerce.emailNotifications',
  z.object({
    /** The logo of the site; without one, or without this, its title. */
    showsLogo: z.boolean().default(true),
    logoSize: z.enum(emailLogoSizes).default('medium'),
    align: z.enum(emailAligns).default('left'),
    /** Place of the logo: above the sheet, on it, or on a band of colour. */
    head: z.enum(emailHeads).default('ground'),
    band: colour,
    accent: colour,
    ground: colour,
    font: z.enum(emailFontNames).default('sans'),
    showsLinks: z.boolean().default(false),
  }),
)
export type EmailLookSettings = z.infer<typeof emailLookSettings.schema>

/** In pixels. */
export const emailLogoHeights = { small: 32, medium: 48, large: 72 } as const satisfies Record<
  EmailLookSettings['logoSize'],
  number
>
