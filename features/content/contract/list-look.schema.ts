import { z } from 'zod'

export const imageRatios = ['own', 'square', 'portrait', 'landscape', 'wide'] as const

/** Which parts of an item a list shows. */
export const listPartsSchema = z.object({
  image: z.boolean(),
  excerpt: z.boolean(),
  date: z.boolean(),
  author: z.boolean(),
  tags: z.boolean(),
  categories: z.boolean(),
  reading: z.boolean(),
})
export type ListParts = z.infer<typeof listPartsSchema>

/** The parts of a list that shows nothing but titles. */
export const noParts: ListParts = {
  image: false,
  excerpt: false,
  date: false,
  author: false,
  tags: false,
  categories: false,
  reading: false,
}
export const imageRatioSchema = z.enum(imageRatios)
export type ImageRatio = z.infer<typeof imageRatioSchema>
