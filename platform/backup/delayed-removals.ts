import type { OutsideTransaction, PlatformContext } from '#platform/context'
import type { Db } from '#platform/database'
import { type FileStore, openStorage } from '#platform/storage'
import { daysAgo } from './ship-wal.ts'
import type {} from './point-in-time.tables.ts'

/**
 * Wraps a store so that removed files stay until no kept moment contains them. Keys are never reused for other content,
 * so a file that is stored again is the same file.
 */
export function delayedRemovals(store: FileStore, { db, now }: { db: Db; now: () => Date }): FileStore {
  return {
    ...store,
    put: async (key, body, type) => {
      await store.put(key, body, type)
      await db.deleteFrom('removed_files').where('key', '=', key).execute()
    },
    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += 500) {
        const rows = keys.slice(from, from + 500).map((key) => ({ key, removed_at: now() }))
        await db
          .insertInto('removed_files')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
  }
}

/** Removes files that were released this many days ago. */
export async function removeDueFiles(ctx: OutsideTransaction<PlatformContext>, days: number): Promise<number> {
  const rows = await ctx.db
    .selectFrom('removed_files')
    .select('key')
    .where('removed_at', '<', daysAgo(ctx.now(), days))
    .limit(500)
    .execute()
  if (rows.length === 0) return 0
  const keys = rows.map(({ key }) => key)
  await (await openStorage(ctx.config.storageUrl)).remove(keys)
  await ctx.db.deleteFrom('removed_files').where('key', 'in', keys).execute()
  return keys.length
}
