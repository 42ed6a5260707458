import type { PlatformContext, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import type { BackupsTable } from './backups.tables.ts'

export interface BackupList {
  /** Sorted newest first. A requested or running backup is the newest, even if the clock was set back since. */
  readonly backups: readonly BackupsTable[]
  readonly lastDone: BackupsTable | null
}

const mostShown = 20
const openStates = ['asked', 'running'] as const

export async function backupList({ db }: PlatformContext): Promise<BackupList> {
  const newest = db
    .selectFrom('backups')
    .selectAll()
    .orderBy((row) => row('state', 'in', openStates), 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
  const backups = await newest.limit(mostShown).execute()
  const lastDone = await newest.where('state', '=', 'done').limit(1).executeTakeFirst()
  return { backups, lastDone: lastDone ?? null }
}

/**
 * Requests a backup, which a worker makes within a minute. A backup that is requested or running already is returned
 * instead.
 */
export async function askForBackup({ db, now }: Writable<PlatformContext>): Promise<void> {
  const open = await db.selectFrom('backups').select('id').where('state', 'in', openStates).executeTakeFirst()
  if (open) return
  await db
    .insertInto('backups')
    .values({
      id: newId(now().getTime()),
      state: 'asked',
      asked_at: now(),
      started_at: null,
      ended_at: null,
      name: null,
      bytes: null,
      is_encrypted: false,
      failure: null,
      tried_at: null,
      trial_failure: null,
    })
    .execute()
}

/** Returns the address of the backups without its credentials. */
export function backupPlace(address: string): string {
  const url = new URL(address)
  if (url.protocol === 'file:') return decodeURIComponent(url.pathname)
  return `${url.protocol}//${url.hostname}${url.pathname}`
}
