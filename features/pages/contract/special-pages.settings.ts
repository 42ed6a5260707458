import { z } from 'zod'
import { idSchema } from '#platform/contract'
import { settingsPart } from '#features/sites/contract'

/** Pages that every site has and no document lays out. */
export const specialPageNames = ['missing', 'search', 'cart', 'signIn', 'lock', 'soon'] as const
export type SpecialPageName = (typeof specialPageNames)[number]

/** What an owner wants said there; an empty field leaves the words of the product. */
export const specialPageSchema = z.object({
  title: z.string().trim().max(200).default(''),
  text: z.string().trim().max(1000).default(''),
  /** Of the library. */
  imageId: idSchema.nullable().default(null),
})

const page = specialPageSchema.prefault({})

export const specialPagesSettings = settingsPart(
  'specialPages',
  'settings.general',
  z.object({ missing: page, search: page, cart: page, signIn: page, lock: page, soon: page }),
)
