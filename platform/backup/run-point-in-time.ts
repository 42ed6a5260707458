import { type Embedded, connect, keepsWal } from '#platform/database'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { minuteMs } from '#platform/contract'
import { removeDueFiles } from './delayed-removals.ts'
import { alone } from './run-backups.ts'
import { isBaseDue, makeBase, type PointInTime, shipWal } from './ship-wal.ts'

const shipMs = 5000
const lookMs = minuteMs
/** Differs from the lock of other backups, so that the log is archived while they are made. */
const logLock = 5_170_321
const copyLock = 5_170_322

/** Archives the log in a worker with an embedded database, so that the database can be restored to any moment. */
export function runPointInTime(
  ctx: OutsideTransaction<PlatformContext>,
  embedded: Embedded | null,
): { stop: () => Promise<void> } {
  const settings = ctx.config.backups
  if (!embedded || !settings?.days || !keepsWal(ctx.config.dataFolder)) return { stop: async () => {} }
  const parts: PointInTime = { ctx, embedded, settings: { ...settings, days: settings.days } }
  const systemId = onceKnown(() => systemIdOf(embedded))
  const log = repeat(ctx, logLock, shipMs, async () => void (await shipWal(parts, await systemId())))
  const copies = repeat(ctx, copyLock, lookMs, async () => {
    if (await isBaseDue(parts)) await makeBase(parts, await systemId())
    await removeDueFiles(ctx, parts.settings.days)
  })
  return { stop: async () => void (await Promise.all([log.stop(), copies.stop()])) }
}

/** Repeats the work of one worker with a pause. Failed work is tried again. */
function repeat(
  ctx: OutsideTransaction<PlatformContext>,
  lock: number,
  pauseMs: number,
  work: () => Promise<void>,
): { stop: () => Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const turn = async (): Promise<void> => {
    try {
      await alone(ctx, work, lock)
    } catch (error) {
      const reason = (error as Error).message
      ctx.log.error(
        { reason },
        'The log of the database cannot be taken to the backups at the moment; it is tried again.',
      )
    }
    if (!isStopped) timer = setTimeout(again, pauseMs)
  }
  const again = (): void => {
    working = turn()
  }
  let working = turn()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await working
    },
  }
}

function onceKnown(read: () => Promise<string>): () => Promise<string> {
  let systemId: string | undefined
  return async () => (systemId ??= await read())
}

export async function systemIdOf(embedded: Embedded): Promise<string> {
  const sql = connect(embedded.superUrl('postgres'), { max: 1, applicationName: 'quoin base backup' })
  try {
    const [row] = await sql<{ id: string }[]>`select system_identifier::text as id from pg_control_system()`
    return row?.id ?? ''
  } finally {
    await sql.end({ timeout: 3 })
  }
}
