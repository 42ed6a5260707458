import { Readable } from 'node:stream'
import type { OwnerContext, OwnerTransaction, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { enqueue } from '#platform/jobs'
import type { Import } from '../contract/import.schema.ts'
import { importProblems } from '../contract/imports.problems.ts'
import { guardImport, readImportJob } from './import-jobs.job.ts'
import { importById } from './imports.queries.ts'
import { largestFile } from './read/read-export.ts'

/** Streams the file to the store; the worker reads it and makes the plan. */
export async function uploadImport(ctx: Writable<OwnerContext> & CalledBy): Promise<Import> {
  ctx.require('settings.import')
  for await (const file of ctx.caller.files()) {
    const id = newId(ctx.now().getTime())
    const key = `${ctx.site.id}/imports/${id}`
    await ctx.storage.put(key, Readable.from(file.body as AsyncIterable<Uint8Array>), 'application/octet-stream')
    if (file.isTruncated()) {
      await ctx.storage.remove([key])
      throw importProblems.tooLarge({ gigabytes: largestFile / 1_000_000_000 })
    }
    return inSite(ctx, ctx.site, async (tx) => {
      await insertImport(tx, { id, fileName: file.name, fileKey: key })
      await enqueue(tx, readImportJob, { websiteId: ctx.site.id, importId: id, accountId: ctx.account.id })
      return importById(tx, id)
    })
  }
  throw importProblems.empty()
}

export async function insertImport(
  ctx: OwnerTransaction,
  { id, fileName, fileKey }: { id: string; fileName: string; fileKey: string | null },
): Promise<void> {
  const nothingYet = {
    source: '',
    details: {},
    problem: null,
    collection_id: null,
    read_part: 0,
    rows_total: 0,
    rows_done: 0,
  }
  const notYet = { started_at: null, ended_at: null, held_by: null, held_until: null }
  await siteTables(ctx)
    .insertInto('imports')
    .values({
      id,
      account_id: ctx.account.id,
      file_name: fileName.slice(0, 300),
      file_key: fileKey,
      state: 'reading',
      created_at: ctx.now(),
      ...nothingYet,
      ...notYet,
    })
    .execute()
  await guardImport(ctx, { websiteId: ctx.site.id, importId: id, accountId: ctx.account.id })
}
