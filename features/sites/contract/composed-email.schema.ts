import { isEmailAddress } from '#platform/contract'
import { z } from 'zod'

/** Limit per email, over all recipient fields. */
export const addresseesAtMost = 20

/** The addresses in a line as people write it: `noor@example.com, Wim de Wit <wim@example.com>`. */
export function addressesIn(line: string): string[] {
  return line
    .split(/[,;\n]/)
    .map((part) => (/<([^<>]*)>\s*$/.exec(part)?.[1] ?? part).trim())
    .filter((address) => address !== '')
}

const addressLine = z
  .string()
  .trim()
  .max(4000)
  .refine((line) => addressesIn(line).every(isEmailAddress))

/** C2.94: an email that an owner writes by hand. */
export const composedEmailSchema = z.strictObject({
  to: addressLine.min(1),
  cc: addressLine,
  bcc: addressLine,
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(10_000),
  /** Reply address; '' for that of the author. */
  replyTo: z
    .string()
    .trim()
    .max(254)
    .refine((address) => address === '' || isEmailAddress(address)),
  /** Sends a blind copy to the author. */
  copyToMe: z.boolean(),
})
export type ComposedEmail = z.infer<typeof composedEmailSchema>
