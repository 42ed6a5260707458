import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { PlatformContext } from '../context/index.ts'
import { backupList } from '../backup/index.ts'
import { type PoolState, readSql } from '../database/index.ts'
import { freeBytes } from '../http/index.ts'
import { queues } from '../jobs/index.ts'
import { mailHold } from '../mail/index.ts'

const patienceMs = 3000

interface Looked {
  readonly up: number
  readonly readOnly?: number
  readonly lagSeconds?: number | null
  readonly waiting?: number
  readonly parked?: number
  readonly oldestSeconds?: number
  readonly mailWaiting?: number
  readonly mailHeld?: number
  readonly kinds?: readonly { readonly kind: string; readonly waiting: number }[]
  /** Start of the last complete backup, in seconds since 1970; null without any. */
  readonly backupSeconds?: number | null
  readonly backupFailed?: number | null
}

/** Adds metrics of the whole installation, which are the same in every process: queried once per request. */
export function addInstallationMetrics(registry: Registry, ctx: PlatformContext): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge('quoin_database_up', '1 when the database answers.')
  const readOnly = gauge('quoin_database_read_only', '1 when the database takes no changes.')
  const lag = gauge('quoin_database_replication_lag_seconds', 'How far the slowest copy of the database is behind.')
  const waiting = gauge('quoin_jobs_waiting', 'Jobs that are due.')
  const kinds = gauge('quoin_jobs_waiting_by_kind', 'Jobs that are due, by kind; images are media.make-renditions.', [
    'job',
  ])
  const oldest = gauge('quoin_jobs_oldest_seconds', 'For how long the first of them has waited.')
  const parked = gauge('quoin_jobs_parked', 'Jobs that were given up.')
  const mailWaiting = gauge('quoin_mail_waiting', 'Emails that have not left.')
  const mailHeld = gauge('quoin_mail_held', '1 when the mail server refuses everything.')
  const backedUp = gauge('quoin_backup_last_success_timestamp_seconds', 'When the last whole backup was begun.')
  const backupFailed = gauge('quoin_backup_failed', '1 when the last try of a backup failed.')
  const disk = gauge('quoin_disk_free_bytes', 'Room on the fullest disk that the installation writes to.')
  return async () => {
    const looked = await within(look(ctx))
    for (const gauge of [
      readOnly,
      lag,
      waiting,
      kinds,
      oldest,
      parked,
      mailWaiting,
      mailHeld,
      backedUp,
      backupFailed,
      disk,
    ])
      gauge.reset()
    up.set(looked.up)
    set(readOnly, looked.readOnly)
    set(lag, looked.lagSeconds)
    set(waiting, looked.waiting)
    set(oldest, looked.oldestSeconds)
    set(parked, looked.parked)
    set(mailWaiting, looked.mailWaiting)
    set(mailHeld, looked.mailHeld)
    set(backedUp, looked.backupSeconds)
    set(backupFailed, looked.backupFailed)
    for (const { kind, waiting: count } of looked.kinds ?? []) kinds.set({ job: kind }, count)
    const free = await freeBytes(ctx.config)
    if (Number.isFinite(free)) disk.set(free)
  }
}

/** Leaves out values that are unknown at the moment. */
function set(gauge: Gauge, value: number | null | undefined): void {
  if (value === null || value === undefined) gauge.remove()
  else gauge.set(value)
}

async function within(work: Promise<Looked>): Promise<Looked> {
  const { promise: late, resolve } = Promise.withResolvers<Looked>()
  const timer = setTimeout(() => resolve({ up: 0 }), patienceMs)
  try {
    return await Promise.race([work.catch((): Looked => ({ up: 0 })), late])
  } finally {
    clearTimeout(timer)
  }
}

async function look(ctx: PlatformContext): Promise<Looked> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ read_only: boolean; lag: number | null }>`
      select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as read_only,
        case when pg_is_in_recovery() then extract(epoch from now() - pg_last_xact_replay_timestamp())
          else (select extract(epoch from max(replay_lag)) from pg_stat_replication) end::float8 as lag`,
  )
  const jobs = await queues(ctx)
  const mail = await readSql(ctx.db, sql<{ n: number }>`select count(*) as n from emails where state = 'queued'`)
  const { backups, lastDone } = await backupList(ctx)
  const ended = backups.find(({ state }) => state === 'done' || state === 'failed')
  return {
    up: 1,
    backupSeconds: lastDone ? lastDone.asked_at.getTime() / 1000 : null,
    backupFailed: ended ? Number(ended.state === 'failed') : null,
    readOnly: rows[0]?.read_only ? 1 : 0,
    lagSeconds: rows[0]?.lag ?? null,
    waiting: jobs.waiting,
    parked: jobs.parked,
    kinds: jobs.kinds,
    oldestSeconds: jobs.oldest === null ? 0 : Math.max(0, (ctx.now().getTime() - jobs.oldest.getTime()) / 1000),
    mailWaiting: mail.rows[0]?.n ?? 0,
    mailHeld: (await mailHold(ctx)) ? 1 : 0,
  }
}

export function addPoolMetrics(registry: Registry, pool: () => PoolState): void {
  const state = new Gauge({
    name: 'quoin_database_connections',
    help: 'Connections of this process to the database, and who waits for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { open, busy, waiting, max } = pool()
      for (const [name, value] of Object.entries({ open, busy, waiting, max })) state.set({ state: name }, value)
    },
  })
}
