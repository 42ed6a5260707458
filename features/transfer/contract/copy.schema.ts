import { z } from 'zod'

const webAddress = z
  .string()
  .trim()
  .max(300)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === ''
  })

/** How a site becomes files that any web server can serve. */
export const copySchema = z.object({
  /**
   * Where the files will be reached: links then begin with its path. '': links are relative, and the files work at any
   * place.
   */
  address: z.union([z.literal(''), webAddress]).default(''),
  /** The site that still answers forms, carts and accounts. '': they are left out, with a notice in their place. */
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
