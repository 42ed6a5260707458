import { idSchema } from '#platform/contract'
import { z } from 'zod'

/** Swatch of an option's value: an image, or else a colour. */
export const swatchSchema = z
  .object({
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .nullable(),
    image: idSchema.nullable(),
  })
  .refine(({ color, image }) => color !== null || image !== null, 'A swatch has a colour or an image.')
export type Swatch = z.infer<typeof swatchSchema>
