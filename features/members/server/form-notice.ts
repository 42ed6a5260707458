import { mostPasskeys, passwordMax, passwordMin } from '#features/accounts/contract'
import type { VisitorContext } from '#platform/context'
import { problemSentence } from '#platform/i18n'
import { sendsEmail } from '#platform/mail'
import { memberMessages, mostAddresses } from '../contract/index.ts'

/** Returns the notice about a sent form; the address may only name our own sentences. */
export function formNotice(
  { locale, config }: VisitorContext,
  query: Readonly<Record<string, string>>,
): { notice: string; problem: string; sendsNoEmail?: true } {
  const isSent = sendsEmail({ config })
  const outcome = query['said'] ?? ''
  const kept = `kept.${outcome}`
  const name = !isSent && memberMessages.has(kept) ? kept : `said.${outcome}`
  const message = memberMessages.has(name) ? memberMessages(locale, name) : ''
  const why = query['why'] ?? ''
  const values = {
    min: passwordMin,
    max: passwordMax,
    most: why.startsWith('accounts.') ? mostPasskeys : mostAddresses,
    retryAfter: Number.parseInt(query['n'] ?? '60', 10) || 60,
    field: (query['field'] ?? '').slice(0, 60),
  }
  const problem = why === '' ? '' : (problemSentence(locale, why, values) ?? memberMessages(locale, 'failed'))
  return { notice: message, problem, ...(isSent ? {} : { sendsNoEmail: true }) }
}
