import { sql } from 'kysely'
import type { PlatformContext, Site, SiteContext, SiteTransaction, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'

/** Seconds without a heartbeat after which the process of an import counts as dead. */
export const heldSeconds = 20
const signMs = 5000

const soon = sql<Date>`now() + make_interval(secs => ${heldSeconds})`

/**
 * Runs work on an import in one process at a time. Returns null without calling `work` while another process holds it.
 * The hold ends with its process, also after kill -9.
 */
export async function holdImport<R>(
  ctx: Writable<PlatformContext>,
  site: Site,
  importId: string,
  work: () => Promise<R>,
): Promise<R | null> {
  const holder = newId()
  const within = <T>(act: (tx: HoldContext) => Promise<T>): Promise<T> =>
    inSite(ctx, site, (tx) => act({ db: tx.db, site }))
  if (!(await within((tx) => take(tx, importId, holder)))) return null
  const signs = setInterval(() => void within((tx) => stay(tx, importId, holder)).catch(() => {}), signMs)
  try {
    return await work()
  } finally {
    clearInterval(signs)
    await within((tx) => letGo(tx, importId, holder)).catch(() => {})
  }
}

type HoldContext = Pick<SiteTransaction, 'db' | 'site'>

/** Whether a process says that it works on it. */
export async function isHeld(ctx: SiteContext, importId: string): Promise<boolean> {
  const row = await siteTables(ctx)
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .where('held_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

async function take(ctx: HoldContext, importId: string, holder: string): Promise<boolean> {
  const row = await siteTables(ctx)
    .updateTable('imports')
    .set({ held_by: holder, held_until: soon })
    .where('id', '=', importId)
    .where((import_) => import_.or([import_('held_until', 'is', null), import_('held_until', '<=', sql<Date>`now()`)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function stay(ctx: HoldContext, importId: string, holder: string): Promise<void> {
  await siteTables(ctx)
    .updateTable('imports')
    .set({ held_until: soon })
    .where('id', '=', importId)
    .where('held_by', '=', holder)
    .execute()
}

async function letGo(ctx: HoldContext, importId: string, holder: string): Promise<void> {
  await siteTables(ctx)
    .updateTable('imports')
    .set({ held_by: null, held_until: null })
    .where('id', '=', importId)
    .where('held_by', '=', holder)
    .execute()
}
