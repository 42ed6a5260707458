import { z } from 'zod'

/**
 * Link of an image, a button or an icon. `checkLink` of the pages validates `href`, and views pass it through
 * `safeHref`.
 */
export const linkSchema = z.object({ href: z.string().max(2000), newWindow: z.boolean().default(false) })
export type Link = z.infer<typeof linkSchema>
