import type { Email } from './index.ts'
import { mailProblems } from './mail.problems.ts'

const subjectMax = 300
/** Control characters, line and paragraph separators, and marks that change the direction of text. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const unfitParts = new RegExp(unfit, 'gu')
const oneAddress = /^[^\s@<>()[\],;:\\"]{1,64}@[^\s@<>()[\],;:\\"]{1,255}$/

/**
 * T26: prevents that typed text becomes a header, a second recipient or another sender. An email without a valid
 * recipient is refused. A subject becomes one line, and an invalid reply address is left out, so that no typed text
 * stops an email.
 */
export function fitEmail(email: Email): Email {
  checkRecipients(email)
  const { replyTo, ...others } = email
  const fits = replyTo !== undefined && oneAddress.test(replyTo) && !unfit.test(replyTo)
  return { ...others, subject: oneLine(email.subject), ...(fits && { replyTo }) }
}

function checkRecipients({ to, addressed }: Email): void {
  for (const address of [to, ...(addressed ? [...addressed.to, ...addressed.cc] : [])])
    if (!oneAddress.test(address) || unfit.test(address)) throw mailProblems.recipientUnfit()
}

/** Cuts between characters, never within one. */
function oneLine(text: string): string {
  const line = text.replaceAll(unfitParts, ' ').replaceAll(/ {2,}/g, ' ').trim()
  return line.length <= subjectMax ? line : `${line.slice(0, subjectMax - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
