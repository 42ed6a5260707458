import { countryCodes, isEmailAddress } from '#platform/contract'
import { z } from 'zod'
import { hoursOf } from './business.rules.ts'
import { settingsPart } from './settings-part.ts'

const line = (most: number) => z.string().trim().max(most).default('')
const hours = line(100).refine((text) => hoursOf(text) !== null, 'Write hours like 9:00–12:30, 13:30–18:00.')

/**
 * Name, address and opening hours of the business. Structured data, email footers, and invoices without their own data
 * use them.
 */
export const businessSettings = settingsPart(
  'business',
  'settings.general',
  z.object({
    /** Empty for the site's title. */
    name: line(200),
    street: line(200),
    postalCode: line(20),
    city: line(100),
    region: line(100),
    country: z
      .string()
      .refine((code) => code === '' || countryCodes.includes(code), 'Choose a country from the list.')
      .default(''),
    email: line(256).refine((text) => text === '' || isEmailAddress(text), 'Write an address like name@example.com.'),
    phone: line(50).refine(
      (text) => text === '' || /^\+?[\d\s()./-]{3,}$/.test(text),
      'Write a number like +31 20 123 4567.',
    ),
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  }),
)
export type Business = z.infer<typeof businessSettings.schema>
