import type { Email } from './index.ts'
import { mailProblems } from './mail.problems.ts'

const subjectMax = 300
/** Controls, the line and paragraph separators, and marks that turn the direction of what follows. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const oneAddress = /^[^\s@<>()[\],;:\\"]{1,64}@[^\s@<>()[\],;:\\"]{1,255}$/

/** T26: nothing that a stranger types can become a header, a second recipient or another sender. */
export function checkEmail({ to, addressed, replyTo, subject }: Email): void {
  for (const address of [to, ...(addressed ? [...addressed.to, ...addressed.cc] : [])])
    if (!oneAddress.test(address) || unfit.test(address)) throw mailProblems.recipientUnfit()
  if (replyTo !== undefined && (!oneAddress.test(replyTo) || unfit.test(replyTo)))
    throw mailProblems.headerUnfit({ field: 'reply address' })
  if (unfit.test(subject) || subject.length > subjectMax) throw mailProblems.headerUnfit({ field: 'subject' })
}
