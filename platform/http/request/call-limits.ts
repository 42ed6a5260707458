import type { CallRate, Endpoint } from '../../contract/index.ts'
import { httpProblems } from '../http.problems.ts'
import { networkPrefix } from './network-prefix.ts'
import type { Visit } from './visit.ts'

/** Limit of remembered callers and sites. */
const mostKeys = 100_000

export interface CallLimits {
  /** Counts a call by its network and its site. Throws `http.too_many_calls`. */
  count: (endpoint: Pick<Endpoint, 'method' | 'path' | 'limits'>, visit: Pick<Visit, 'at' | 'address'>) => void
}

/**
 * Limits of endpoints by network and by site, kept in this process. A caller on this machine counts only for its site:
 * it is a proxy without forwarded addresses, behind which all visitors would count as one.
 */
export function makeCallLimits(now: () => number): CallLimits {
  /**
   * By key, the time at which all calls so far would have been made if each had waited for its turn, in milliseconds
   * since 1970.
   */
  const turns = new Map<string, number>()

  const take = (key: string, { atOnce, secondsEach }: CallRate): void => {
    const present = now()
    const each = secondsEach * 1000
    const turn = Math.max(turns.get(key) ?? 0, present)
    const ahead = turn + each - present - atOnce * each
    if (ahead > 0) throw httpProblems.tooManyCalls({ retryAfter: Math.max(1, Math.ceil(ahead / 1000)) })
    turns.delete(key)
    turns.set(key, turn + each)
    if (turns.size > mostKeys) forget(turns, present)
  }
  return {
    count: ({ method, path, limits }, { at, address }) => {
      if (!limits) return
      const name = `${method} ${path}`
      if (!isLoopback(address)) take(`${name} ${networkPrefix(address)}`, limits.network)
      if (at.kind !== 'platform') take(`${name} ${at.site.id}`, limits.site)
    },
  }
}

/** Forgets expired keys, and the least recently used half of the others. */
function forget(turns: Map<string, number>, present: number): void {
  for (const [key, turn] of turns) if (turn <= present) turns.delete(key)
  for (const key of turns.keys()) {
    if (turns.size <= mostKeys / 2) return
    turns.delete(key)
  }
}

/** Whether an address belongs to this machine: a local visitor, or a proxy that does not name its clients. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address)
}
