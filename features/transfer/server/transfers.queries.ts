import type { OwnerContext } from '#platform/context'
import type { Input, ProblemBody } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import { problemSentence } from '#platform/i18n'
import { type Transfer, type transferApi, transferProblems } from '../contract/index.ts'
import { fileKinds } from './file-kinds.ts'
import type { SiteTransfersTable } from './transfer.tables.ts'

const atOnce = 20

/** Sorted newest first. */
export async function listTransfers(ctx: OwnerContext): Promise<Transfer[]> {
  ctx.require('settings.export')
  const rows = await siteTables(ctx)
    .selectFrom('site_transfers')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(atOnce)
    .execute()
  return rows.map((row) => asTransfer(ctx, row))
}

export async function transferRow(ctx: OwnerContext, id: string): Promise<SiteTransfersTable> {
  const row = await siteTables(ctx).selectFrom('site_transfers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw transferProblems.notFound()
  return row
}

export function asTransfer(ctx: OwnerContext, row: SiteTransfersTable): Transfer {
  const problem = row.problem as ProblemBody | null
  return {
    id: row.id,
    kind: row.kind,
    format: row.format,
    state: row.state,
    fileName: row.file_name,
    isKept: row.kind === 'export' && row.state === 'done' && row.file_key !== null,
    rows: row.result?.rows ?? null,
    files: row.result?.files ?? null,
    bytes: row.result?.bytes ?? null,
    // The stored problem is translated into the reader's language.
    problem: problem && {
      code: problem.code,
      details: problem.details,
      sentence: problemSentence(ctx.locale, problem.code, problem.details) ?? problem.sentence,
    },
    askedAt: row.asked_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

/** Opens the finished archive. */
export async function readArchiveFile(
  ctx: OwnerContext,
  { id }: Input<typeof transferApi.file>,
): Promise<Answer<unknown>> {
  ctx.require('settings.export')
  const { kind, format, state, file_key: key, file_name: fileName } = await transferRow(ctx, id)
  if (kind !== 'export' || state !== 'done' || key === null || !(await ctx.storage.exists(key)))
    throw transferProblems.notFound()
  const { body, size } = await ctx.storage.stream(key)
  return answer({
    type: fileKinds[format].type,
    headers: {
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-length': String(size),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
    body,
  })
}
