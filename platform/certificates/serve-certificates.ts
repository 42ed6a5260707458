import { createSecureContext, type SecureContext } from 'node:tls'
import type { PlatformContext, Writable } from '#platform/context'
import { minuteMs } from '../contract/index.ts'
import { certificateOf, wantCertificates } from './certificates.ts'

export interface ServeOptions {
  readonly isKnown: (host: string) => Promise<boolean>
  /** Time for which a certificate is served before it is looked up again. */
  readonly keepMs?: number
}

interface Kept {
  readonly context: SecureContext | null
  readonly chain: string
  readonly lookedAt: number
}

/** Limit of cached names; the oldest are removed. */
const mostKept = 5000
/** Time after which a name without a certificate is looked up again. */
const noneMs = 2000

/**
 * Returns the certificate for a name, as a TLS server requests it: from memory, otherwise from the database. A worker
 * requests one within seconds for a host of ours without a certificate. Other names never get one.
 */
export function serveCertificates(
  ctx: Writable<PlatformContext>,
  { isKnown, keepMs = minuteMs }: ServeOptions,
): (name: string) => Promise<SecureContext | null> {
  const kept = new Map<string, Kept>()
  const looking = new Map<string, Promise<Kept>>()
  const look = async (name: string): Promise<Kept> => {
    const before = kept.get(name)
    const stored = await certificateOf(ctx, name)
    if (!stored && (await isKnown(name))) await wantCertificates(ctx, [name])
    const isSame = stored !== null && before?.chain === stored.chain
    const context = isSame ? before.context : stored && createSecureContext({ key: stored.key, cert: stored.chain })
    const found = { context, chain: stored?.chain ?? '', lookedAt: Date.now() }
    kept.delete(name)
    kept.set(name, found)
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
    return found
  }
  const lookOnce = (name: string): Promise<Kept> => {
    const pending = looking.get(name) ?? look(name).finally(() => looking.delete(name))
    looking.set(name, pending)
    return pending
  }
  return async (stated) => {
    const name = stated.toLowerCase()
    if (!/^[a-z0-9.-]{1,253}$/.test(name)) return null
    const before = kept.get(name)
    if (before && Date.now() - before.lookedAt < (before.context ? keepMs : noneMs)) return before.context
    const anew = lookOnce(name)
    // A certificate that was valid a minute ago is used at once, so an unavailable database changes nothing.
    if (before?.context) {
      anew.catch(() => {})
      return before.context
    }
    return (await anew).context
  }
}
