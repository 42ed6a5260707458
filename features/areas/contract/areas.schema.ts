import { idSchema } from '#platform/contract'
import { z } from 'zod'

export const areaDraftSchema = z.object({
  title: z.string().trim().min(1).max(200),
  /** What whoever is not admitted reads above the prices. */
  lead: z.string().trim().max(1000).default(''),
  documentIds: z.array(idSchema).max(500).default([]),
  /** In the order in which they are offered. */
  productIds: z.array(idSchema).max(50).default([]),
})
export type AreaDraft = z.infer<typeof areaDraftSchema>

export const areaSchema = areaDraftSchema.extend({ id: idSchema })
export type Area = z.infer<typeof areaSchema>

const choiceSchema = z.object({ id: idSchema, title: z.string() })
/** What may belong to an area: documents whose access is "members", and products that are access. */
export const areaChoicesSchema = z.object({ documents: z.array(choiceSchema), products: z.array(choiceSchema) })
export type AreaChoices = z.infer<typeof areaChoicesSchema>
