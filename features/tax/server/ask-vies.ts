import { z } from 'zod'
import { fetchFromOutside } from '#platform/egress'
import { Problem } from '#platform/contract'
import type { VatCheck } from '../contract/index.ts'

export type Ask = (
  ...args: Parameters<typeof fetchFromOutside>
) => Promise<Pick<Awaited<ReturnType<typeof fetchFromOutside>>, 'bytes'>>

const vies = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
/** Somebody waits at the checkout: after this it is the owner who looks. */
const patienceMs = 4000
const viesSchema = z.object({
  isValid: z.boolean(),
  userError: z.string().default(''),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
})

/**
 * Asks the European Commission whether a VAT number is given out. `number` and `requester` are as authorities write them; with the shop's own number
 * as requester the answer has a consultation number. Never throws for what VIES does: what it does not say is `unreachable`.
 */
export async function askVies(
  { number, requester, now }: { number: string; requester: string; now: Date },
  ask: Ask = fetchFromOutside,
): Promise<VatCheck> {
  const answer = { at: now.toISOString(), consultation: '', name: '', by: '' }
  const own = new URLSearchParams(
    requester === '' ? {} : { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) },
  )
  const address = `${vies}/ms/${number.slice(0, 2)}/vat/${number.slice(2)}?${own}`
  try {
    const { bytes } = await ask(address, { maxBytes: 100_000, timeoutMs: patienceMs, accept: ['application/json'] })
    const parsed = viesSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    if (!parsed.success) return { ...answer, state: 'unreachable' }
    const { isValid, userError, requestIdentifier, name } = parsed.data
    if (!isValid) return { ...answer, state: userError === 'INVALID' ? 'invalid' : 'unreachable' }
    const named = (name ?? '').replace(/^-+$/, '').slice(0, 300)
    return { ...answer, state: 'valid', consultation: (requestIdentifier ?? '').slice(0, 60), name: named }
  } catch (error) {
    if (!(error instanceof Problem || error instanceof SyntaxError)) throw error
    return { ...answer, state: 'unreachable' }
  }
}
