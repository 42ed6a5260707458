import type { OwnerTransaction } from '#platform/context'
import { addresseesAtMost, addressesIn, type ComposedEmail } from '../../contract/composed-email.schema.ts'
import { siteProblems } from '../../contract/sites.problems.ts'
import type { EmailMessage } from '../extension-points.ts'

/**
 * Sends a separate copy to each recipient of an email; each copy shows the addresses of To and Cc. Repeated recipients
 * get one.
 */
export async function sendComposedEmail(
  ctx: OwnerTransaction,
  composed: Omit<ComposedEmail, 'subject' | 'text'>,
  message: EmailMessage,
): Promise<void> {
  const { email: own } = ctx.account
  const addressed = { to: addressesIn(composed.to), cc: addressesIn(composed.cc) }
  const hidden = [...addressesIn(composed.bcc), ...(composed.copyToMe ? [own] : [])]
  const everyone = new Map([...addressed.to, ...addressed.cc, ...hidden].map((to) => [to.toLowerCase(), to]))
  if (everyone.size > addresseesAtMost + 1) throw siteProblems.tooManyAddressees({ limit: addresseesAtMost })
  for (const to of everyone.values())
    await ctx.mail.send({ to, ...message, addressed, replyTo: composed.replyTo || own, websiteId: ctx.site.id })
}
