import type { PlatformContext, Writable } from '#platform/context'
import { minuteMs } from '../contract/index.ts'
import type { CertificateWait } from './certificates.tables.ts'
import { lastOrderAt } from './order-limits.ts'
import { openKey } from './seal-key.ts'

/** State of a host's certificate; null where none is ordered. */
export interface CertificateState {
  readonly expiresAt: Date | null
  /** Reason of the last failure. */
  readonly reason: string | null
  readonly triesAt: Date
  /** Absent when the host itself is at fault; null when only waiting helps. */
  readonly waitsFor: CertificateWait | null
}

export interface KeyAndChain {
  readonly key: string
  readonly chain: string
}

type Reading = Pick<PlatformContext, 'db' | 'config'>

export async function certificateState({ db }: Pick<Reading, 'db'>, host: string): Promise<CertificateState | null> {
  const row = await db
    .selectFrom('certificates')
    .select(['expires_at', 'reason', 'try_at', 'waits_for'])
    .where('host', '=', host)
    .executeTakeFirst()
  if (!row) return null
  return { expiresAt: row.expires_at, reason: row.reason, triesAt: row.try_at, waitsFor: row.waits_for }
}

/** Returns null when there is no certificate yet, or none that can be decrypted. */
export async function certificateOf({ db, config }: Reading, host: string): Promise<KeyAndChain | null> {
  const row = await db.selectFrom('certificates').select('sealed').where('host', '=', host).executeTakeFirst()
  const opened = row?.sealed ? openKey(config, host, row.sealed) : null
  return opened === null ? null : (JSON.parse(opened) as KeyAndChain)
}

/** Notes that hosts need a certificate. Hosts that are noted already stay unchanged. */
export async function wantCertificates(
  { db, now }: Pick<Writable<PlatformContext>, 'db' | 'now'>,
  hosts: readonly string[],
): Promise<void> {
  if (hosts.length === 0) return
  await db
    .insertInto('certificates')
    .values(hosts.map((host) => ({ host, ...nothingYet, try_at: now(), wanted_at: now() })))
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute()
}

const nothingYet = { sealed: null, expires_at: null, renew_at: null, reason: null, attempts: 0, waits_for: null }

/** Authorities count five failures of a host in an hour, so manual attempts keep this distance. */
const leastBetweenMs = 15 * minuteMs

/** Tells whether a person may retry now, because they have fixed the cause. */
export async function mayTryNow(ctx: Pick<PlatformContext, 'db' | 'now'>, host: string): Promise<boolean> {
  const state = await certificateState(ctx, host)
  if (!state || state.reason === null || state.waitsFor !== null || state.triesAt <= ctx.now()) return false
  const last = await lastOrderAt(ctx, host)
  return last === null || ctx.now().getTime() - last.getTime() >= leastBetweenMs
}

export async function tryCertificateNow(
  { db, now }: Pick<Writable<PlatformContext>, 'db' | 'now'>,
  host: string,
): Promise<void> {
  await db.updateTable('certificates').set({ try_at: now() }).where('host', '=', host).execute()
}

/** Returns the response to an authority's challenge for a host; null for challenges that we did not request. */
export async function challengeAnswer({ db }: Pick<PlatformContext, 'db'>, token: string): Promise<string | null> {
  const row = await db.selectFrom('acme_challenges').select('answer').where('token', '=', token).executeTakeFirst()
  return row?.answer ?? null
}
