import { type Embedded, connect, keepsWal } from '#platform/database'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { removeDueFiles } from './delayed-removals.ts'
import { alone } from './run-backups.ts'
import { isBaseDue, makeBase, type PointInTime, shipWal } from './ship-wal.ts'

const shipMs = 5000
const lookMs = 60_000
/** Beside that of the other backups: the log goes on being taken away while they are made. */
const pointInTimeLock = 5_170_321

/** Archives the log in a worker with an embedded database, so that the database can be restored to any moment. */
export function runPointInTime(
  ctx: OutsideTransaction<PlatformContext>,
  embedded: Embedded | null,
): { stop: () => Promise<void> } {
  const settings = ctx.config.backups
  if (!embedded || !settings?.days || !keepsWal(ctx.config.dataFolder)) return { stop: async () => {} }
  const parts: PointInTime = { ctx, embedded, settings: { ...settings, days: settings.days } }
  let [isStopped, lookedAt] = [false, 0]
  let timer: NodeJS.Timeout | undefined
  let systemId: string | undefined
  const work = async (): Promise<void> => {
    try {
      systemId ??= await systemIdOf(embedded)
      await alone(ctx, () => turn(systemId ?? ''), pointInTimeLock)
    } catch (error) {
      const reason = (error as Error).message
      ctx.log.error(
        { reason },
        'The log of the database cannot be taken to the backups at the moment; it is tried again.',
      )
    }
    if (!isStopped) timer = setTimeout(again, shipMs)
  }
  const turn = async (id: string): Promise<void> => {
    await shipWal(parts, id)
    if (Date.now() - lookedAt < lookMs || isStopped) return
    if (await isBaseDue(parts)) await makeBase(parts, id)
    await removeDueFiles(ctx, parts.settings.days)
    lookedAt = Date.now()
  }
  const again = (): void => {
    working = work()
  }
  let working = work()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await working
    },
  }
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
