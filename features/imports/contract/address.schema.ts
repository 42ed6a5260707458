import { z } from 'zod'

/** An address of the old site, and where it leads here. */
export const oldAddressSchema = z.object({
  path: z.string(),
  /** Title of the old page, where the import knows it. */
  title: z.string(),
  state: z.enum(['page', 'redirect', 'nowhere']),
  to: z.string(),
  /** Where it most likely should lead, of one that leads nowhere. */
  likely: z.string(),
})
export type OldAddress = z.infer<typeof oldAddressSchema>

/** Longer lists are checked in parts. */
export const mostChecked = 5000
