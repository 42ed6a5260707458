import { siteTables } from '#platform/database'
import { upgradeDocument, validateDocument } from '#platform/block'
import { type ChangeSummary, type Document, apply, describeChanges } from '#platform/document'
import type { OwnerContext, SiteContext } from '#platform/context'
import { pagesProblems } from '../../contract/index.ts'
import { contractsOf } from '../base/contracts.ts'
import { type DocumentRow, requireDocument } from '../base/documents.queries.ts'
import { publishedDocument } from '../base/published-document.ts'

/** Returns the present draft. */
export async function draftOf(ctx: SiteContext, id: string): Promise<Document> {
  const row = await requireDocument(ctx, id)
  return upgradeDocument({ ...row.head, seq: row.head_seq }, contractsOf(ctx))
}

/** Returns the document after operation `seq`, from the nearest snapshot before it and the following operations. */
export async function documentAt(
  ctx: SiteContext,
  row: Pick<DocumentRow, 'id' | 'head' | 'head_seq'>,
  seq: number,
): Promise<Document> {
  if (seq === row.head_seq) return { ...row.head, seq }
  const snapshot = await siteTables(ctx)
    .selectFrom('document_snapshots')
    .select(['seq', 'document'])
    .where('document_id', '=', row.id)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  if (!snapshot || seq > row.head_seq) throw pagesProblems.versionGone({ seq })
  const operations = await siteTables(ctx)
    .selectFrom('document_operations')
    .select(['seq', 'operation'])
    .where('document_id', '=', row.id)
    .where('seq', '>', snapshot.seq)
    .where('seq', '<=', seq)
    .orderBy('seq')
    .execute()
  if (operations.length < seq - snapshot.seq) return revisionAt(ctx, row.id, seq)
  return operations.reduce(
    (document, operation) => ({ ...apply(document, operation.operation).document, seq: operation.seq }),
    {
      ...snapshot.document,
      seq: snapshot.seq,
    },
  )
}

/** Returns the published revision of a time whose log entries have been removed. */
async function revisionAt(ctx: SiteContext, id: string, seq: number): Promise<Document> {
  const revision = await siteTables(ctx)
    .selectFrom('document_revisions')
    .select('document')
    .where('document_id', '=', id)
    .where('seq', '=', seq)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (!revision) throw pagesProblems.versionGone({ seq })
  return { ...revision.document, seq }
}

export async function versionAt(ctx: OwnerContext, { id, seq }: { id: string; seq: number }): Promise<Document> {
  ctx.require('content.edit')
  return upgradeDocument(await documentAt(ctx, await requireDocument(ctx, id), seq), contractsOf(ctx))
}

/** Returns the changes that publishing would make for visitors. */
export async function changesSincePublished(
  ctx: OwnerContext,
  { id }: { id: string },
): Promise<{ neverPublished: boolean; changes: ChangeSummary[] }> {
  ctx.require('content.edit')
  const [row, published] = [await requireDocument(ctx, id), await publishedDocument(ctx, id)]
  const contracts = contractsOf(ctx)
  // Adds the defaults of unset props: a prop introduced since the last publication is no change.
  const filled = (document: Document): Document =>
    validateDocument(upgradeDocument(document, contracts), contracts).document
  const draft = filled(row.head)
  const empty: Document = { ...draft, settings: {}, sections: {}, blocks: {} }
  return {
    neverPublished: published === null,
    changes: describeChanges(published ? filled(published.document) : empty, draft),
  }
}
