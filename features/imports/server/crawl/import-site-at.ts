import type { OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { enqueue } from '#platform/jobs'
import type { importsApi } from '../../contract/imports.api.ts'
import type { Import } from '../../contract/import.schema.ts'
import { readImportJob } from '../import-jobs.job.ts'
import { importById } from '../imports.queries.ts'
import { insertImport } from '../upload-import.ts'
import { keyOfSite } from './stage-site.ts'

/**
 * Begins an import of the site at an address, which the worker reads. The owner has confirmed that the site is theirs.
 */
export async function importSiteAt(
  ctx: OwnerTransaction,
  { address }: Input<typeof importsApi.importSiteAt>,
): Promise<Import> {
  ctx.require('settings.import')
  const id = newId(ctx.now().getTime())
  await insertImport(ctx, { id, fileName: new URL(address).host, fileKey: keyOfSite(address) })
  await enqueue(ctx, readImportJob, { websiteId: ctx.site.id, importId: id, accountId: ctx.account.id })
  return importById(ctx, id)
}
