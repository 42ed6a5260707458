import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { importsApi } from '../../contract/imports.api.ts'
import type { ImportLook } from '../../contract/look.schema.ts'
import type { Import } from '../../contract/import.schema.ts'
import { importProblems } from '../../contract/imports.problems.ts'
import { importById, importRowById } from '../imports.queries.ts'
import type { StagedWebsite } from './website.ts'

/** Changes the site settings of an import that has not begun to run. */
export async function changePlannedWebsite(
  ctx: OwnerTransaction,
  { id, takesLook, ...wanted }: Input<typeof importsApi.changeWebsite>,
): Promise<Import> {
  ctx.require('settings.import')
  const { state, details } = await importRowById(ctx, id)
  const website = details.website as StagedWebsite | undefined
  if (state !== 'ready' || !website) throw importProblems.notReady()
  const after = { ...website.after, ...wanted }
  const look = details.look as ImportLook | undefined
  const looks = look && takesLook !== undefined ? { look: { ...look, isTaken: takesLook } } : {}
  await siteTables(ctx)
    .updateTable('imports')
    .set({ details: { ...details, ...looks, website: { ...website, after } } })
    .where('id', '=', id)
    .execute()
  return importById(ctx, id)
}
