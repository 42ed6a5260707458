import { sql } from 'kysely'
import type { PlatformContext, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import { inTransaction } from '#platform/database'
import { dayMs, hourMs } from '../contract/index.ts'
import type {} from './certificates.tables.ts'

/** Orders of this installation in seven days; renewals are not counted, because authorities do not count them. */
export interface OrderLimits {
  readonly all: number
  /** Limit for hosts below one registered domain. */
  readonly ofDomain: number
}

/** Certificates for the same name that Let's Encrypt gives out in a week, renewals included. */
const sameName = 5
const weekMs = 7 * dayMs
/** An order without a certificate by then has failed. */
const underWayMs = hourMs
const lock = 5_170_313

export interface CertificateOrder {
  readonly host: string
  readonly hasCertificate: boolean
  /** True when an earlier order failed and none has succeeded since. */
  readonly isAgain: boolean
}

export type OrderNote = { readonly id: string } | { readonly waitsUntil: Date }

/**
 * Records an order before it is made, or returns the time at which the weekly limit has room again. Workers ask one
 * after the other. Hosts that fail repeatedly get at most half of the orders, so that the other hosts are not held up.
 */
export async function noteOrder(
  ctx: Writable<PlatformContext>,
  order: CertificateOrder,
  limits: OrderLimits,
): Promise<OrderNote> {
  // The list of public suffixes is large, and web processes never need it.
  const { getDomain } = await import('tldts')
  return inTransaction(ctx, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(db)
    const { host } = order
    const registered = getDomain(host) ?? host
    const now = ctx.now()
    const since = new Date(now.getTime() - weekMs)
    const orders = () =>
      db.selectFrom('certificate_orders').select('at').where('at', '>', since).orderBy('at', 'desc').limit(1)
    const counted = () => orders().where('kind', '<>', 'renewal')
    const isUnderWay = new Date(now.getTime() - underWayMs)
    const full = order.hasCertificate
      ? []
      : [
          counted().offset(limits.all - 1),
          counted()
            .where('registered', '=', registered)
            .where((row) => row.or([row('fetched_at', 'is not', null), row('at', '>', isUnderWay)]))
            .offset(limits.ofDomain - 1),
          ...(order.isAgain
            ? [
                orders()
                  .where('kind', '=', 'retry')
                  .offset(Math.max(0, Math.floor(limits.all / 2) - 1)),
              ]
            : []),
        ]
    const ofHost = orders()
      .where('host', '=', host)
      .where('fetched_at', 'is not', null)
      .offset(sameName - 1)
    const moments: number[] = []
    for (const query of [...full, ofHost]) {
      const row = await query.executeTakeFirst()
      if (row) moments.push(row.at.getTime())
    }
    if (moments.length > 0) return { waitsUntil: new Date(Math.max(...moments) + weekMs) }
    const id = newId(now.getTime())
    const kind = order.hasCertificate ? 'renewal' : order.isAgain ? 'retry' : 'new'
    await db
      .insertInto('certificate_orders')
      .values({ id, host, registered, kind, at: now, fetched_at: null })
      .execute()
    return { id }
  })
}

export async function noteFetched({ db, now }: Writable<PlatformContext>, id: string): Promise<void> {
  await db.updateTable('certificate_orders').set({ fetched_at: now() }).where('id', '=', id).execute()
}

export async function forgetOrders({ db, now }: Writable<PlatformContext>): Promise<void> {
  const before = new Date(now().getTime() - 2 * weekMs)
  await db.deleteFrom('certificate_orders').where('at', '<', before).execute()
}

/** Time of the last order for the host, as far back as orders are recorded. */
export async function lastOrderAt({ db }: Pick<PlatformContext, 'db'>, host: string): Promise<Date | null> {
  const row = await db
    .selectFrom('certificate_orders')
    .select('at')
    .where('host', '=', host)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}
