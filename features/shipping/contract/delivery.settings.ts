import { settingsPart } from '#features/sites/contract'
import { z } from 'zod'

const days = z.array(z.int().min(1).max(7)).min(1).max(7)
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Settings of the delivery promise, besides the delivery times of the rates. */
export const deliverySettings = settingsPart(
  'delivery',
  'commerce.shipping',
  z.object({
    isOn: z.boolean().default(false),
    cutOff: z
      .string()
      .trim()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .default('16:00'),
    preparationDays: z.int().min(0).max(60).default(0),
    sendingDays: days.default([1, 2, 3, 4, 5]),
    bringingDays: days.default([1, 2, 3, 4, 5, 6]),
    closedDays: z
      .array(
        z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}$/)
          .refine(isDay),
      )
      .max(200)
      .default([]),
  }),
)
