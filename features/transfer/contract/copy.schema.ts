import { z } from 'zod'

const webAddress = z
  .string()
  .trim()
  .max(300)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === ''
  })

/** Settings of a site's copy as files, which any web server can serve. */
export const copySchema = z.object({
  /** Address of the copy, whose path all links start with. '' makes links relative, so that the files work anywhere. */
  address: z.union([z.literal(''), webAddress]).default(''),
  /**
   * Address of the site that still handles forms, carts and accounts. '' leaves them out, with a notice in their place.
   */
  answersAt: z.union([z.literal(''), webAddress]).default(''),
})
export type CopyOptions = z.infer<typeof copySchema>

/** Result of a copy. */
export interface CopyResult {
  pages: number
  files: number
  bytes: number
  /** Addresses that were left out: behind a lock, or not to be made. */
  left: string[]
}
