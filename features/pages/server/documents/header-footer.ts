import { diffDocuments, type Document } from '#platform/document'
import { siteTables } from '#platform/database'
import type { OwnerContext, OwnerTransaction, SiteContext } from '#platform/context'
import { type Input, newId, type Output } from '#platform/contract'
import { type headerFooterApi, pagesProblems } from '../../contract/index.ts'
import { appendOperations } from '../operations/append-operations.ts'
import { type DocumentRow, lockDocuments, requireDocument } from '../base/documents.queries.ts'

type Both = Output<typeof headerFooterApi.get>
const kinds = ['header', 'footer'] as const

export async function readHeaderFooter(ctx: OwnerContext): Promise<Both> {
  ctx.require('content.look')
  return answer(await Promise.all((await idsOf(ctx)).map(async (id) => (id ? await requireDocument(ctx, id) : null))))
}

/** Refuses a stale revision, so that no newer change is overwritten. */
export async function writeHeaderFooter(
  ctx: OwnerTransaction,
  { revision, ...wanted }: Input<typeof headerFooterApi.put>,
): Promise<Both> {
  ctx.require('content.edit')
  const ids = await idsOf(ctx)
  const rows = await lockDocuments(
    ctx,
    ids.filter((id) => id !== null),
  )
  const drafts = ids.map((id) => rows.find((row) => row.id === id) ?? null)
  if (revisionOf(drafts) !== revision) throw pagesProblems.headerFooterChanged()
  for (const [at, kind] of kinds.entries()) await lead(ctx, kind, drafts[at] ?? null, wanted[kind])
  return readHeaderFooter(ctx)
}

async function lead(
  ctx: OwnerTransaction,
  kind: (typeof kinds)[number],
  draft: DocumentRow | null,
  part: Both['header'],
): Promise<void> {
  if (part === null) return
  if (draft === null) throw pagesProblems.doesNotFit({ part: kind, reason: 'missing' })
  const operation = diffDocuments(draft.head, { ...draft.head, ...part } as Document)
  if (operation.operations.length === 0) return
  const { outcomes } = await appendOperations(ctx, {
    id: draft.id,
    base: draft.head_seq,
    client: newId(ctx.now().getTime()),
    operations: [{ n: 1, operation }],
  })
  const reason = outcomes[0]?.dropped[0]?.reason
  if (reason) throw pagesProblems.doesNotFit({ part: kind, reason })
}

/** Returns the ids of the published header and footer: the first of each kind. */
async function idsOf(ctx: SiteContext): Promise<(string | null)[]> {
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .where('kind', 'in', [...kinds])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select(['id', 'kind'])
    .execute()
  return kinds.map((kind) => rows.find((row) => row.kind === kind)?.id ?? null)
}

function answer(drafts: readonly (DocumentRow | null)[]): Both {
  const [header, footer] = drafts.map((row) => row && partOf(row.head))
  return { header: header ?? null, footer: footer ?? null, revision: revisionOf(drafts) }
}

function partOf({ settings, sections, blocks }: Document): NonNullable<Both['header']> {
  return { settings, sections, blocks }
}

function revisionOf(drafts: readonly (DocumentRow | null)[]): number {
  return drafts.reduce((sum, row) => sum + (row?.head_seq ?? 0), 0)
}
