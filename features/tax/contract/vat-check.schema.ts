import { z } from 'zod'

/** Result of checking a VAT number beyond its format. */
export const vatCheckSchema = z.object({
  /** `unreachable`: VIES did not answer, so the owner must decide. `approved`: the owner accepted the number. */
  state: z.enum(['valid', 'invalid', 'unreachable', 'approved']),
  at: z.iso.datetime(),
  /**
   * Identifier under which VIES finds its answer again, which is the proof for the tax office. Empty when the shop has
   * no number of its own.
   */
  consultation: z.string().max(60),
  /** Name of the holder, if the country publishes it. */
  name: z.string().max(300),
  /** Name of the person who approved it. */
  by: z.string().max(200),
})
export type VatCheck = z.infer<typeof vatCheckSchema>
