import type { OwnerContext } from '#platform/context'
import type { Input } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import { formsProblems, type submissionsApi } from '../../contract/index.ts'

/**
 * Downloads a file of a submission for people who may read the inbox. It is never displayed, because a stranger sent
 * it.
 */
export async function readFormFile(
  ctx: OwnerContext,
  { id, file }: Input<typeof submissionsApi.file>,
): Promise<Answer<unknown>> {
  ctx.require('crm.read')
  const row = await siteTables(ctx)
    .selectFrom('form_files')
    .select(['key', 'name', 'bytes'])
    .where('submission_id', '=', id)
    .where('id', '=', file)
    .executeTakeFirst()
  if (!row) throw formsProblems.fileMissing()
  const { body } = await ctx.storage.stream(row.key)
  return answer({
    type: 'application/octet-stream',
    headers: {
      'content-length': String(row.bytes),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'cache-control': 'private, no-store',
    },
    body,
  })
}
