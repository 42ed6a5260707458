import { type Selectable, sql } from 'kysely'
import type { PlatformContext, Writable } from '#platform/context'
import { accountProblems } from '../../contract/accounts.problems.ts'
import type { RateLimitsTable } from '../accounts.tables.ts'
import { hashOf } from './secret.ts'

/** A leaky bucket in the database, which all nodes share. */
export interface Limit {
  name: string
  /** Attempts it holds. */
  capacity: number
  /** Seconds after which one attempt is forgotten. */
  refillSeconds: number
  /** Level above which each attempt doubles the wait, up to a quarter of an hour. */
  slowAfter?: number
}

/**
 * Counts an attempt before it is made. Throws `accounts.too_many_attempts` when the bucket is full. Never call it
 * inside a transaction: the count must outlive a rollback.
 */
export async function countAttempt(ctx: Writable<PlatformContext>, limit: Limit, subject: string): Promise<void> {
  const key = keyOf(limit, subject)
  const now = ctx.now()
  const leaked = sql`greatest(0, r.level - greatest(0, extract(epoch from ${now}::timestamptz - r.at)) / ${limit.refillSeconds}::float8) + 1`
  const slowAfter = limit.slowAfter ?? 1_000_000
  const { rows } = await sql`
    insert into rate_limits as r (key, level, at, free_at) values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      level = ${leaked},
      at = ${now},
      free_at = ${now}::timestamptz + make_interval(secs =>
        case when ${leaked} <= ${slowAfter}::float8 then 0 else least(900, power(2, least(10, ${leaked} - ${slowAfter}::float8 - 1))) end)
    where r.free_at <= ${now} and ${leaked} <= ${limit.capacity}::float8
    returning 1`.execute(ctx.db)
  if (rows.length === 0) throw accountProblems.tooManyAttempts({ retryAfter: await secondsToWait(ctx, limit, key) })
}

/**
 * Tells whether all of these buckets have room, without counting. For attempts that are counted after they failed:
 * simultaneous ones are held back by the limits of the endpoint.
 */
export async function hasRoom(ctx: PlatformContext, attempts: readonly (readonly [Limit, string])[]): Promise<boolean> {
  const keys = new Map(attempts.map(([limit, subject]) => [keyOf(limit, subject), limit]))
  const rows = await ctx.db
    .selectFrom('rate_limits')
    .selectAll()
    .where('key', 'in', [...keys.keys()])
    .execute()
  return rows.every((row) => waitOf(ctx, keys.get(row.key) ?? { capacity: 0, refillSeconds: 1 }, row) === 0)
}

/** Takes an attempt back that turned out to be the right person's. */
export async function forgiveAttempt(
  ctx: Writable<PlatformContext>,
  limit: Limit,
  subject: string,
  all: boolean,
): Promise<void> {
  await ctx.db
    .updateTable('rate_limits')
    .set((row) => ({
      level: all ? 0 : row.fn<number>('greatest', [row.val(0), row('level', '-', 1)]),
      free_at: ctx.now(),
    }))
    .where('key', '=', keyOf(limit, subject))
    .execute()
}

async function secondsToWait(ctx: PlatformContext, limit: Limit, key: string): Promise<number> {
  const row = await ctx.db.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirst()
  return row ? Math.max(1, waitOf(ctx, limit, row)) : 1
}

/** Seconds until the next attempt is allowed; 0 for now. */
function waitOf(
  ctx: PlatformContext,
  { capacity, refillSeconds }: Pick<Limit, 'capacity' | 'refillSeconds'>,
  { level, at, free_at }: Pick<Selectable<RateLimitsTable>, 'level' | 'at' | 'free_at'>,
): number {
  const now = ctx.now().getTime()
  const untilFree = (free_at.getTime() - now) / 1000
  const untilRoom = (level + 1 - capacity) * refillSeconds - (now - at.getTime()) / 1000
  return Math.max(0, Math.ceil(Math.max(untilFree, untilRoom)))
}

/** Subjects are email addresses, so the table contains only their hashes. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${hashOf(subject).slice(0, 22)}`
}
