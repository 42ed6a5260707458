import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { basesIn } from '#platform/backup'
import { keepsWal, readSql, walFolder } from '#platform/database'
import { openStorage } from '#platform/storage'
import { minuteMs } from '#platform/contract'
import { bad, type Check, good, note } from './finding.ts'

const archiving = sql<{ fails: boolean }>`
  select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails from pg_stat_archiver`

const longestWaitMs = 5 * minuteMs

/** Reports the moments to which the embedded database can be restored, and the space that this takes. */
export const momentsCheck: Check = {
  about: 'Point in time',
  look: async (ctx) => {
    const { db, now } = ctx
    const { backups, dataFolder } = ctx.config
    if (!backups?.days)
      return [note('The database can be brought back to its backups alone (QUOIN_BACKUP_DAYS is not set)')]
    if (!keepsWal(dataFolder))
      return [bad('Its log is not kept yet: start Quoin again. With DATABASE_URL, its own tools do this.')]
    const waiting = readdirSync(walFolder(dataFolder)).filter((name) => /^[0-9A-F]{24}$/.test(name))
    const oldest = Math.min(...waiting.map((name) => statSync(join(walFolder(dataFolder), name)).mtimeMs))
    const bases = await basesIn(await openStorage(backups.to))
    const log = await db
      .selectFrom('archived_wal')
      .select((row) => [
        row.fn.countAll<number>().as('count'),
        row.fn.sum<number>('bytes').as('bytes'),
        row.fn.max('archived_at').as('last'),
      ])
      .executeTakeFirstOrThrow()
    const [archiver] = (await readSql(ctx.db, archiving)).rows
    const first = bases[0]
    if (!first) return [bad('There is no base backup yet. A worker makes one within a minute.')]
    const bytes = bases.reduce((sum, base) => sum + base.bytes, Number(log.bytes ?? 0))
    return [
      good(`Any moment from ${first.endedAt} to ${log.last?.toISOString() ?? 'none'} can be restored`),
      good(`${bases.length} base backups and ${log.count} pieces of the log take ${(bytes / 1e6).toFixed(1)} MB`),
      ...(archiver?.fails ? [bad('The server cannot put its log into the data folder: postgres.log says why.')] : []),
      ...(now().getTime() - oldest > longestWaitMs
        ? [
            bad(
              `${waiting.length} pieces of the log wait to be taken to the backups. Is a worker running, and the place there?`,
            ),
          ]
        : []),
    ]
  },
}
