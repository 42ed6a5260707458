import { z } from 'zod'
import { fetchFromOutside } from '#platform/egress'
import { Problem } from '#platform/contract'
import type { VatCheck } from '../contract/index.ts'

export type Ask = (
  ...args: Parameters<typeof fetchFromOutside>
) => Promise<Pick<Awaited<ReturnType<typeof fetchFromOutside>>, 'bytes'>>

const vies = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
/** The shopper is waiting; after this time the owner reviews the number. */
const patienceMs = 4000
const text = z.string().nullish().catch(null)
/**
 * Response of VIES: `isValid` and `userError` for a query in the address, `valid` and a list of errors for one in a
 * body. Unknown values are absent, null or dashes. Other properties may have any form.
 */
const viesSchema = z.object({
  isValid: z.boolean().optional(),
  valid: z.boolean().optional(),
  userError: text,
  errorWrappers: z
    .array(z.object({ error: text }))
    .nullish()
    .catch(null),
  requestIdentifier: text,
  name: text,
})

/**
 * Asks the European Commission whether a VAT number is valid. `number` and `requester` are in the authorities' format;
 * with the shop's own number as requester the response has a consultation number. Never throws for VIES: a missing
 * response is `unreachable`.
 */
export async function askVies(
  { number, requester, now }: { number: string; requester: string; now: Date },
  ask: Ask = fetchFromOutside,
): Promise<VatCheck> {
  const answer = { at: now.toISOString(), consultation: '', name: '', by: '' }
  const until = performance.now() + patienceMs
  const viesReply = await answerFor(number, requester, until, ask)
  // If VIES does not accept the shop's own number, it still checks other numbers, but without a consultation number.
  const isOwnRefused = viesReply?.error === 'INVALID_REQUESTER_INFO' && requester !== ''
  const { isValid, error, requestIdentifier, name } =
    (isOwnRefused ? await answerFor(number, '', until, ask) : viesReply) ?? silence
  if (isValid === true)
    return { ...answer, state: 'valid', consultation: known(requestIdentifier, 60), name: known(name, 300) }
  const isRefused = isValid === false && (error === 'INVALID' || error === '')
  return { ...answer, state: isRefused ? 'invalid' : 'unreachable' }
}

interface ViesAnswer {
  isValid: boolean | undefined
  /** The error code of VIES, such as `INVALID`; '' for a plain yes or no. */
  error: string
  requestIdentifier: string | null | undefined
  name: string | null | undefined
}
const silence: ViesAnswer = { isValid: undefined, error: '', requestIdentifier: '', name: '' }

/** Returns null when no readable response arrives in time. */
async function answerFor(number: string, requester: string, until: number, ask: Ask): Promise<ViesAnswer | null> {
  const own = new URLSearchParams(
    requester === '' ? {} : { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) },
  )
  const address = `${vies}/ms/${number.slice(0, 2)}/vat/${number.slice(2)}?${own}`
  const timeoutMs = Math.max(1, Math.round(until - performance.now()))
  try {
    const { bytes } = await ask(address, { maxBytes: 100_000, timeoutMs, accept: ['application/json'] })
    const parsed = viesSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    if (!parsed.success) return null
    const { isValid, valid, userError, errorWrappers, requestIdentifier, name } = parsed.data
    const error = errorWrappers?.[0]?.error ?? (userError === 'VALID' ? '' : (userError ?? ''))
    return { isValid: isValid ?? valid, error, requestIdentifier, name }
  } catch (error) {
    if (!(error instanceof Problem || error instanceof SyntaxError)) throw error
    return null
  }
}

function known(words: string | null | undefined, most: number): string {
  return (words ?? '').replace(/^-+$/, '').slice(0, most)
}
