import { siteTables } from '#platform/database'
import { upgradeDocument, validateDocument } from '#platform/block'
import type { Document } from '#platform/document'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { sql } from 'kysely'
import { turnEvery } from '#platform/threads'
import { isDeepStrictEqual } from 'node:util'
import { pagesProblems } from '../../contract/index.ts'
import { contractsOf } from '../base/contracts.ts'
import type { DocumentRow } from '../base/documents.queries.ts'

export interface Revision {
  id: string
  document: Document
}

/**
 * Stores the head as an immutable revision: upgraded, with validated settings and blocks. Broken blocks are stored, and
 * hidden from visitors.
 */
export async function writeRevision(ctx: SiteTransaction, row: DocumentRow): Promise<Revision> {
  const [revision] = await writeRevisions(ctx, [row])
  if (!revision) throw new Error(`No revision of ${row.id} was written.`)
  return revision
}

/** Like `writeRevision` for many. Other requests run between them. */
export async function writeRevisions(ctx: SiteTransaction, rows: readonly DocumentRow[]): Promise<Revision[]> {
  const turn = turnEvery(8)
  const written: (Revision & { row: DocumentRow; isHead: boolean })[] = []
  for (const row of rows) {
    const document = checked(ctx, row)
    const isHead = isDeepStrictEqual(document, row.head)
    written.push({ id: newId(ctx.now().getTime()), document, row, isHead })
    await turn()
  }
  await keepHeads(
    ctx,
    written.filter(({ isHead }) => isHead),
  )
  for (const { id, document, row } of written.filter(({ isHead }) => !isHead))
    await siteTables(ctx)
      .insertInto('document_revisions')
      .values({ id, document_id: row.id, seq: row.head_seq, document, created_at: ctx.now() })
      .execute()
  await noteBlocks(
    ctx,
    written.map(({ document }) => document),
  )
  return written.map(({ id, document }) => ({ id, document }))
}

/** Copies the heads within the database, because a document may have megabytes and its row is locked. */
async function keepHeads(
  { db, site, now }: SiteTransaction,
  revisions: readonly { id: string; row: DocumentRow }[],
): Promise<void> {
  if (revisions.length === 0) return
  const ids = revisions.map(({ id }) => id)
  const documentIds = revisions.map(({ row }) => row.id)
  await sql`
    insert into document_revisions (website_id, id, document_id, seq, document, created_at)
    select d.website_id, revision.id, d.id, d.head_seq, d.head, ${now()}::timestamptz
    from unnest(${ids}::text[], ${documentIds}::text[]) as revision (id, document_id)
    join documents d on d.website_id = ${site.id} and d.id = revision.document_id`.execute(db)
}

/** C7.08: records the blocks, which are found by their id. */
async function noteBlocks(ctx: SiteTransaction, documents: readonly Document[]): Promise<void> {
  const pairs = documents.flatMap(({ id, blocks }) => Object.keys(blocks).map((block) => ({ id, block })))
  if (pairs.length === 0) return
  const blocks = pairs.map(({ block }) => block)
  const ids = pairs.map(({ id }) => id)
  await sql`
    insert into published_blocks (website_id, block_id, document_id)
    select ${ctx.site.id}, block, document from unnest(${blocks}::text[], ${ids}::text[]) as shown (block, document)
    on conflict do nothing`.execute(ctx.db)
}

/** Returns the present revision if the head has not changed since, so that publishing twice writes one. */
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
