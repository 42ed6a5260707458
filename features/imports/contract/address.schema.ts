import { z } from 'zod'

/** An address of the old site, and its present target. */
export const oldAddressSchema = z.object({
  path: z.string(),
  /** Title of the old page, if the import contains it. */
  title: z.string(),
  state: z.enum(['page', 'redirect', 'nowhere']),
  to: z.string(),
  /** Most likely target of an address without one. */
  likely: z.string(),
})
export type OldAddress = z.infer<typeof oldAddressSchema>

/** Longer lists are checked in parts. */
export const mostChecked = 5000
