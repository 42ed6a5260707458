import { z } from 'zod'
import { idSchema } from '#platform/contract'
import { settingsPart } from '#features/sites/contract'

/** Pages of every site without a document. */
export const specialPageNames = ['missing', 'search', 'cart', 'signIn', 'lock', 'soon'] as const
export type SpecialPageName = (typeof specialPageNames)[number]

/** The owner's texts for a special page; an empty field uses the product's default. */
export const specialPageSchema = z.object({
  title: z.string().trim().max(200).default(''),
  text: z.string().trim().max(1000).default(''),
  /** An image of the media library. */
  imageId: idSchema.nullable().default(null),
})

const page = specialPageSchema.prefault({})

export const specialPagesSettings = settingsPart(
  'specialPages',
  'settings.general',
  z.object({ missing: page, search: page, cart: page, signIn: page, lock: page, soon: page }),
)
