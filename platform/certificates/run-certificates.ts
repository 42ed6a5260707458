import type { PlatformContext, Writable } from '#platform/context'
import { dayMs, minuteMs } from '../contract/index.ts'
import type {} from './certificates.tables.ts'
import { wantCertificates } from './certificates.ts'
import { type Authority, orderCertificate, type Ordered } from './order-certificate.ts'
import { forgetOrders, noteFetched, noteOrder, type OrderLimits } from './order-limits.ts'
import { sealKey } from './seal-key.ts'

export interface CertificateOptions extends Authority {
  /** Hosts that need a certificate before the first request for them. */
  readonly wanted: () => Promise<readonly string[]>
  /** Tells whether a host belongs to this installation: others get no certificate, and lose theirs. */
  readonly isKnown: (host: string) => Promise<boolean>
  readonly limits: OrderLimits
  readonly lookMs?: number
}

/** Delays after consecutive failures; the last one repeats. Authorities count five failures of a host in an hour. */
const waits = [1, 10, 30, 60, 180, 720, 1440].map((minutes) => minutes * minuteMs)
/** Delay for an authority that accepts no more orders and does not say until when. */
const limitedMs = 180 * minuteMs
/** Time after which another worker takes over the order of a worker that died. */
const claimMs = 10 * minuteMs
/** Interval at which all hosts are checked. */
const wantedEveryMs = minuteMs

/** Requests wanted certificates and renews expiring ones, one at a time. Any number of workers may run in parallel. */
export function runCertificates(
  ctx: Writable<PlatformContext>,
  options: CertificateOptions,
): { stop: () => Promise<void> } {
  let isStopped = false
  let lookedAt = 0
  let working: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    try {
      if (Date.now() - lookedAt > wantedEveryMs) {
        lookedAt = Date.now()
        await wantCertificates(ctx, await options.wanted())
        await forgetChallenges(ctx)
        await forgetOrders(ctx)
      }
      while (!isStopped && (await fetchNext(ctx, options))) continue
    } catch (error) {
      ctx.log.error({ error }, 'Certificates cannot be looked after; it is tried again.')
    }
  }
  const timer = setInterval(() => {
    working = working.then(look)
  }, options.lookMs ?? 2000)
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      // An order may have to wait for its authority; the next run continues it.
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, 5000).unref())])
    },
  }
}

/** True when there was a certificate to request. */
async function fetchNext(ctx: Writable<PlatformContext>, options: CertificateOptions): Promise<boolean> {
  const row = await claimNext(ctx)
  if (!row) return false
  const { host, attempts, expires_at: expiresAt } = row
  if (!(await options.isKnown(host))) {
    await ctx.db.deleteFrom('certificates').where('host', '=', host).execute()
    return true
  }
  const order = await noteOrder(
    ctx,
    { host, hasCertificate: expiresAt !== null, isAgain: attempts > 1 },
    options.limits,
  )
  if ('waitsUntil' in order) {
    await waitForWeek(ctx, host, order.waitsUntil)
    return true
  }
  const outcome = await orderCertificate(ctx, options, host)
  if (outcome.status === 'ordered') {
    await noteFetched(ctx, order.id)
    await keep(ctx, host, outcome.certificate)
    ctx.log.info({ host }, 'A certificate was fetched.')
    return true
  }
  const { reason } = outcome
  ctx.log.warn({ host, reason }, 'A certificate could not be fetched; it is tried again.')
  const again = fromNow(ctx, waits[Math.min(attempts, waits.length) - 1] ?? minuteMs)
  await ctx.db
    .updateTable('certificates')
    .set({ reason, try_at: again, waits_for: null })
    .where('host', '=', host)
    .execute()
  // A rate-limited account pauses all orders, because each further one would count against the limit.
  if (outcome.status === 'limited') await putOff(ctx, outcome.until ?? fromNow(ctx, limitedMs))
  return true
}

/** Called when nothing was tried, so that the next attempt counts as this one. */
async function waitForWeek(ctx: Writable<PlatformContext>, host: string, until: Date): Promise<void> {
  ctx.log.warn({ host, until }, 'The week is full: no more certificates are ordered for this host until then.')
  await ctx.db
    .updateTable('certificates')
    .set((row) => ({ try_at: until, waits_for: 'week' as const, attempts: row('attempts', '-', 1) }))
    .where('host', '=', host)
    .execute()
}

function fromNow(ctx: Writable<PlatformContext>, milliseconds: number): Date {
  return new Date(ctx.now().getTime() + milliseconds)
}

/** Claims the certificate that is overdue the longest and counts an attempt; other runs skip it for a while. */
async function claimNext(
  ctx: Writable<PlatformContext>,
): Promise<{ host: string; attempts: number; expires_at: Date | null } | undefined> {
  const now = ctx.now()
  return ctx.db
    .updateTable('certificates')
    .set((row) => ({ attempts: row('attempts', '+', 1), try_at: fromNow(ctx, claimMs) }))
    .where('host', '=', (row) =>
      row
        .selectFrom('certificates as due')
        .select('due.host')
        .where('due.try_at', '<=', now)
        .orderBy('due.try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['host', 'attempts', 'expires_at'])
    .executeTakeFirst()
}

async function keep(ctx: Writable<PlatformContext>, host: string, ordered: Ordered): Promise<void> {
  const { key, chain, expiresAt, renewAt } = ordered
  const sealed = sealKey(ctx.config, host, JSON.stringify({ key, chain }))
  await ctx.db
    .updateTable('certificates')
    .set({
      sealed,
      expires_at: expiresAt,
      renew_at: renewAt,
      try_at: renewAt,
      reason: null,
      attempts: 0,
      waits_for: null,
    })
    .where('host', '=', host)
    .execute()
}

async function putOff(ctx: Writable<PlatformContext>, until: Date): Promise<void> {
  await ctx.db
    .updateTable('certificates')
    .set({ try_at: until, waits_for: 'authority' })
    .where('try_at', '<', until)
    .execute()
}

/** Removes challenges of interrupted orders. */
async function forgetChallenges(ctx: Writable<PlatformContext>): Promise<void> {
  const before = new Date(ctx.now().getTime() - dayMs)
  await ctx.db.deleteFrom('acme_challenges').where('created_at', '<', before).execute()
}
