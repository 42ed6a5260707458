import { Problem } from '#platform/contract'
import { egressProblems } from './egress.problems.ts'
import { type EgressRules, egressRulesOf } from './egress-rules.ts'
import { checkedAddress, isRefusal } from './fetch-from-outside.ts'
import { openOutside } from './open-outside.ts'

export interface PostOptions {
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
  /** Limit of bytes that are read from the response. */
  maxBytes?: number
}

export interface Posted {
  status: number
  /** The beginning of the response. */
  text: string
}

/**
 * Sends a message to an address that a person entered. Redirects are not followed, because the signature is for one
 * address. Throws problems of `egressProblems` without a response; a response of any status is returned.
 */
export async function postOutside(
  url: string,
  { headers, body, timeoutMs, maxBytes = 0 }: PostOptions,
  rules: EgressRules = egressRulesOf(process.env),
): Promise<Posted> {
  const shown = url.slice(0, 300)
  const abort = AbortSignal.timeout(timeoutMs)
  try {
    const response = await openOutside(checkedAddress(url, rules), rules, abort, { method: 'POST', headers, body })
    let text = ''
    if (maxBytes > 0)
      for await (const chunk of response) {
        text += String(chunk)
        if (text.length >= maxBytes) break
      }
    response.destroy()
    return { status: response.statusCode ?? 0, text: text.slice(0, maxBytes) }
  } catch (error) {
    if (error instanceof Problem) throw error
    if (abort.aborted) throw egressProblems.tooSlow({ url: shown, seconds: Math.ceil(timeoutMs / 1000) })
    if (isRefusal(error)) throw egressProblems.refused({ url: shown })
    throw egressProblems.unreachable({ url: shown })
  }
}
