import { z } from 'zod'

/**
 * Where an image, a button or an icon leads. What may be stored in `href` is checked by `checkLink` of the pages; views
 * pass it through `safeHref`.
 */
export const linkSchema = z.object({ href: z.string().max(2000), newWindow: z.boolean().default(false) })
export type Link = z.infer<typeof linkSchema>
