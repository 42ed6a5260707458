import { z } from 'zod'
import { idSchema, postalAddressSchema } from '#platform/contract'

export const memberSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  acceptsMarketing: z.boolean(),
})
export type Member = z.infer<typeof memberSchema>

export const memberAddressSchema = z.object({ id: idSchema, address: postalAddressSchema, isDefault: z.boolean() })
export type MemberAddress = z.infer<typeof memberAddressSchema>
