import type { BackupSettings, OutsideTransaction, PlatformContext } from '#platform/context'
import { connect } from '#platform/database'
import { openStorage } from '#platform/storage'
import { askForBackup, backupList } from './backup-list.ts'
import { packBackup } from './make-backup.ts'
import { backupName, putCounted, removeOldest } from './backup-store.ts'
import { isDue } from './schedule.ts'

type Context = OutsideTransaction<PlatformContext>

const backupLock = 5_170_320

/** Makes backups at their times until it is stopped; of several workers one makes each. */
export function runBackups(ctx: Context, { pollMs = 20_000 } = {}): { stop: () => Promise<void> } {
  const settings = ctx.config.backups
  if (!settings) return { stop: async () => {} }
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  const look = async (): Promise<void> => {
    await makeDueBackup(ctx, settings, stopping.signal).catch((error: unknown) =>
      ctx.log.error({ error }, 'Whether a backup is due cannot be seen at the moment; it is tried again.'),
    )
    if (!stopping.signal.aborted) plan()
  }
  const plan = (): void => {
    timer = setTimeout(() => {
      working = look()
    }, pollMs)
  }
  plan()
  return {
    stop: async () => {
      clearTimeout(timer)
      stopping.abort(new Error('The worker was stopped.'))
      await working
    },
  }
}

/** Returns whether a backup was made. A failed one is recorded with its reason and tried again. */
export async function makeDueBackup(ctx: Context, settings: BackupSettings, signal?: AbortSignal): Promise<boolean> {
  const { backups, lastDone } = await backupList(ctx)
  if (backups[0]?.state !== 'running' && !isDue(settings.at, ctx.now(), backups[0] ?? null, lastDone)) return false
  return (await alone(ctx, () => makeNow(ctx, settings, signal))) ?? false
}

/** Returns undefined while another process holds the lock. */
export async function alone<R>({ config }: Context, work: () => Promise<R>, lock = backupLock): Promise<R | undefined> {
  const sql = connect(config.databaseUrl, { max: 1, applicationName: 'quoin backups' })
  try {
    const [row] = await sql<{ is: boolean }[]>`select pg_try_advisory_lock(${lock}) as is`
    return row?.is ? await work() : undefined
  } finally {
    await sql.end({ timeout: 3 })
  }
}

/** The lock's holder is the only one, so other backups noted as running were interrupted. */
async function makeNow(ctx: Context, settings: BackupSettings, signal?: AbortSignal): Promise<boolean> {
  await ctx.db
    .updateTable('backups')
    .set({ state: 'failed', ended_at: ctx.now(), failure: 'It was cut off: its process ended.' })
    .where('state', '=', 'running')
    .execute()
  const { backups, lastDone } = await backupList(ctx)
  if (!isDue(settings.at, ctx.now(), backups[0] ?? null, lastDone)) return false
  await askForBackup(ctx)
  const { id } = await ctx.db
    .selectFrom('backups')
    .select('id')
    .where('state', '=', 'asked')
    .orderBy('asked_at', 'desc')
    .executeTakeFirstOrThrow()
  const name = backupName(ctx.now(), settings.key !== null)
  const row = ctx.db.updateTable('backups').where('id', '=', id)
  await row.set({ state: 'running', started_at: ctx.now(), name, is_encrypted: settings.key !== null }).execute()
  try {
    const bytes = await packInto(ctx, settings, name, signal)
    await row.set({ state: 'done', ended_at: ctx.now(), bytes, failure: null }).execute()
    return true
  } catch (error) {
    const failure = (error as Error).message.slice(0, 500)
    ctx.log.error({ failure, name }, 'A backup failed; it is tried again.')
    await row.set({ state: 'failed', ended_at: ctx.now(), failure }).execute()
    return false
  }
}

async function packInto(ctx: Context, { to, keep, key }: BackupSettings, name: string, signal?: AbortSignal) {
  const store = await openStorage(to, ctx.config)
  let bytes = 0
  const take = async (stream: Parameters<typeof putCounted>[2]): Promise<void> => {
    bytes = await putCounted(store, name, stream)
  }
  await packBackup(ctx, { take, key, ...(signal && { signal }) })
  for (const old of await removeOldest(store, keep)) ctx.log.info({ name: old }, 'An old backup was removed.')
  return bytes
}
