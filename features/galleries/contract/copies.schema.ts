import { idSchema } from '#platform/contract'
import { z } from 'zod'

export const copyStates = ['running', 'done', 'stopped'] as const
export type CopyState = (typeof copyStates)[number]

/** The copying of images from an external gallery into one of the site: its progress and its result. */
export const galleryCopySchema = z.object({
  id: idSchema,
  state: z.enum(copyStates),
  galleries: z.number().int(),
  galleriesRead: z.number().int(),
  /** Images of the galleries read so far. */
  images: z.number().int(),
  imagesDone: z.number().int(),
  added: z.number().int(),
  /** Images that are in the gallery already. */
  present: z.number().int(),
  failures: z.array(z.object({ address: z.string(), sentence: z.string() })),
})
export type GalleryCopy = z.infer<typeof galleryCopySchema>
