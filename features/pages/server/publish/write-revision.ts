import { siteTables } from '#platform/database'
import { upgradeDocument, validateDocument } from '#platform/block'
import type { Document } from '#platform/document'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { pagesProblems } from '../../contract/index.ts'
import { contractsOf } from '../render/contracts.ts'
import type { DocumentRow } from '../documents/documents.queries.ts'

export interface Revision {
  id: string
  document: Document
}

/** The head as an immutable revision: upgraded, its settings and blocks checked. Broken blocks are kept; visitors see nothing of them. */
export async function writeRevision(ctx: SiteTransaction, row: DocumentRow): Promise<Revision> {
  const document = checked(ctx, row)
  const revision = { id: newId(ctx.now().getTime()), document }
  if (isDeepStrictEqual(document, row.head)) await keepHead(ctx, row, revision.id)
  else
    await siteTables(ctx)
      .insertInto('document_revisions')
      .values({
        id: revision.id,
        document_id: row.id,
        seq: row.head_seq,
        document,
        created_at: ctx.now(),
      })
      .execute()
  await noteBlocks(ctx, document)
  return revision
}

/** Copied where it lies: a document may be megabytes, and its row is locked. */
async function keepHead(
  { db, site, now }: SiteTransaction,
  { id: documentId }: DocumentRow,
  id: string,
): Promise<void> {
  await db
    .insertInto('document_revisions')
    .columns(['website_id', 'id', 'document_id', 'seq', 'document', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('documents')
        .select(['website_id', sql.val(id).as('revision'), 'id', 'head_seq', 'head', sql.val(now()).as('at')])
        .where('website_id', '=', site.id)
        .where('id', '=', documentId),
    )
    .execute()
}

/** C7.08: a block is found by its id alone. */
async function noteBlocks(ctx: SiteTransaction, { id, blocks }: Document): Promise<void> {
  const ids = Object.keys(blocks)
  if (ids.length === 0) return
  await sql`
    insert into published_blocks (website_id, block_id, document_id)
    select ${ctx.site.id}, block, ${id} from unnest(${ids}::text[]) block
    on conflict do nothing`.execute(ctx.db)
}

/** The revision that is shown when the head has not moved since, so that publishing twice writes one. */
export async function presentRevision(ctx: SiteContext, row: DocumentRow): Promise<Revision | null> {
  if (row.published_revision_id === null || row.published_seq !== row.head_seq) return null
  return revisionById(ctx, row.published_revision_id)
}

export async function revisionById(
  ctx: SiteContext,
  id: string,
): Promise<(Revision & { documentId: string; seq: number }) | null> {
  const row = await siteTables(ctx)
    .selectFrom('document_revisions')
    .select(['id', 'document', 'document_id as documentId', 'seq'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

function checked(ctx: SiteContext, row: DocumentRow): Document {
  const definition = ctx.product.kinds.get(row.kind)
  if (!definition) throw pagesProblems.unknownKind({ kind: row.kind })
  const settings = definition.settings.safeParse(row.head.settings)
  if (!settings.success) {
    const [issue] = settings.error.issues
    throw pagesProblems.notPublishable({
      title: row.title,
      reason: issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : '',
    })
  }
  const { document, faults } = validateDocument(upgradeDocument(row.head, contractsOf(ctx)), contractsOf(ctx))
  if (faults.length > 0)
    ctx.log.warn({ documentId: row.id, faults }, 'A document is published with blocks that visitors will not see.')
  return { ...document, seq: row.head_seq, settings: settings.data }
}
