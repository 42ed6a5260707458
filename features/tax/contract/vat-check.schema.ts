import { z } from 'zod'

/** Result of checking a VAT number beyond its format. */
export const vatCheckSchema = z.object({
  /** `unreachable`: VIES did not answer, so that the owner has to look. `approved`: the owner did. */
  state: z.enum(['valid', 'invalid', 'unreachable', 'approved']),
  at: z.iso.datetime(),
  /**
   * By which VIES finds its answer again: the proof for the tax office. Empty where the shop has no number of its own
   * to ask with.
   */
  consultation: z.string().max(60),
  /** To whom the number is given out, as far as the country tells. */
  name: z.string().max(300),
  /** Who approved it. */
  by: z.string().max(200),
})
export type VatCheck = z.infer<typeof vatCheckSchema>
