import { isEmailAddress } from '#platform/contract'
import { z } from 'zod'
import { settingsPart } from './settings-part.ts'

/** Events about which the people who run a site receive emails. */
export const noticeKinds = ['orders', 'cancellations', 'comments'] as const
export type NoticeKind = (typeof noticeKinds)[number]

const mostRecipients = 10

/** Addresses between commas; none: the owner of the site. */
const recipients = z
  .string()
  .max(2000)
  .refine((text) => addressesIn(text).every(isEmailAddress), 'Separate addresses like name@example.com with commas.')
  .refine((text) => addressesIn(text).length <= mostRecipients, `At most ${mostRecipients} addresses.`)
  .default('')

export const noticesSettings = settingsPart(
  'notices',
  'settings.general',
  z.object({
    ordersOn: z.boolean().default(true),
    ordersTo: recipients,
    cancellationsOn: z.boolean().default(true),
    cancellationsTo: recipients,
    commentsOn: z.boolean().default(true),
    commentsTo: recipients,
  }),
)

export function addressesIn(text: string): string[] {
  const typed = text.split(/[,;\s]+/).filter((address) => address !== '')
  return [...new Set(typed.map((address) => address.normalize('NFC').toLowerCase()))]
}
