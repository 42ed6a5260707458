import type { SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import type { TransferResult } from '../contract/index.ts'
import type { SiteTransfersTable } from './transfer.tables.ts'

/** Records the end of a transfer. Returns undefined when it has already ended or was cancelled. */
export async function end(
  ctx: Pick<SiteTransaction, 'db' | 'site' | 'now'>,
  id: string,
  changes: Partial<Pick<SiteTransfersTable, 'state' | 'problem' | 'file_key'>> & { result?: TransferResult },
): Promise<Pick<SiteTransfersTable, 'file_key'> | undefined> {
  return siteTables(ctx)
    .updateTable('site_transfers')
    .set({ ...changes, ended_at: ctx.now() })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('file_key')
    .executeTakeFirst()
}
