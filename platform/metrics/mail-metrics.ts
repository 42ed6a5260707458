import type { Registry } from 'prom-client'
import type { MailCounts } from '../mail/index.ts'
import { addTally } from './tally.ts'

/** Counts the emails that the worker sends. */
export function makeMailCounts(registry: Registry): MailCounts {
  const counts: MailCounts = { sent: 0, failed: 0 }
  addTally(registry, 'quoin_mail_sent_total', 'Emails that the mail server took.', () => counts.sent)
  addTally(registry, 'quoin_mail_failed_total', 'Emails that were given up.', () => counts.failed)
  return counts
}
