import { siteTables } from '#platform/database'
import { upgradeDocument } from '#platform/block'
import {
  type Block,
  type Document,
  type DocumentKind,
  type Section,
  type Settings,
  apply,
  emptyDocument,
} from '#platform/document'
import type { PlainOperation } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { newId, seenTexts } from '#platform/contract'
import { turnEvery } from '#platform/threads'
import { pagesProblems } from '../../contract/index.ts'
import { deriveAccess } from '../access/derive-access.ts'
import { accessOf, checkSettings, namesOf } from '../operations/check-settings.ts'
import { contractsOf } from '../base/contracts.ts'
import { allowsCode } from '../base/runs-code.ts'

type OptionalParts = 'theme' | 'background' | 'height' | 'width' | 'padding' | 'align' | 'anchor' | 'name'
/** Input for a section; missing properties have defaults. */
export type NewSection = Omit<Section, OptionalParts> & Partial<Pick<Section, OptionalParts>>

export interface NewDocument {
  kind: DocumentKind
  id?: string
  settings?: Settings
  /** Lists, or maps by id. Imports and samples may exceed the limits that hold for the editor. */
  sections?: readonly NewSection[] | Readonly<Record<string, NewSection>>
  blocks?: readonly Block[] | Readonly<Record<string, Block>>
}

/** Creates a draft that only owners see, with its first version. */
export async function createDocument(ctx: OwnerTransaction, wanted: NewDocument): Promise<Document> {
  const [document] = await createDocuments(ctx, [wanted])
  if (!document) throw new Error('A document was not made.')
  return document
}

/** Like `createDocument` for many, in as many statements as for one. */
export async function createDocuments(ctx: OwnerTransaction, wanted: readonly NewDocument[]): Promise<Document[]> {
  ctx.require('content.edit')
  if (wanted.length === 0) return []
  const documents: Document[] = []
  for (const each of wanted) documents.push(await checkedDocument(ctx, each))
  const now = ctx.now()
  await siteTables(ctx)
    .insertInto('documents')
    .values(
      documents.map((document) => ({
        id: document.id,
        kind: document.kind,
        ...namesOf(document.settings),
        own_access: accessOf(document.settings),
        head: document,
        published_revision_id: null,
        published_seq: null,
        published_at: null,
        scheduled_at: null,
        created_at: now,
        created_by: ctx.account.id,
        changed_at: now,
        changed_by: ctx.account.id,
        deleted_at: null,
      })),
    )
    .execute()
  const ids = documents.map(({ id }) => id)
  await snapshotOfHeads(ctx, ids)
  await deriveAccess(
    ctx,
    documents.flatMap(({ id, settings }) => (accessOf(settings) === 'public' ? [] : [id])),
  )
  return documents
}

async function checkedDocument(ctx: OwnerTransaction, wanted: NewDocument): Promise<Document> {
  const id = wanted.id ?? newId(ctx.now().getTime())
  const settings = checkSettings(ctx, wanted.kind, seenTexts(wanted.settings ?? {}))
  // Each of these reads a page that may be as large as the limits allow, so other requests run between them.
  const turn = turnEvery(1)
  // Imported files contain invisible characters.
  const { sections, blocks } = seenTexts({ sections: wanted.sections, blocks: wanted.blocks })
  await turn()
  const start = filled(emptyDocument(id, wanted.kind, settings), { ...wanted, sections, blocks })
  await turn()
  const document = upgradeDocument(start, contractsOf(ctx))
  await turn()
  if (!allowsCode(ctx, emptyDocument(id, wanted.kind), document)) ctx.require('settings.codeInjection')
  await turn()
  return document
}

/** Copies the heads within the database, because a document may have megabytes. */
async function snapshotOfHeads({ db, site }: OwnerTransaction, ids: readonly string[]): Promise<void> {
  await db
    .insertInto('document_snapshots')
    .columns(['website_id', 'document_id', 'seq', 'at', 'document'])
    .expression((from) =>
      from
        .selectFrom('documents')
        .select(['website_id', 'id', 'head_seq', 'created_at', 'head'])
        .where('website_id', '=', site.id)
        .where('id', 'in', [...ids]),
    )
    .execute()
}

function filled(start: Document, { sections = [], blocks = [] }: NewDocument): Document {
  const listed: Block[] = Object.values(blocks)
  const operations = [
    ...Object.values(sections).map(
      (section: NewSection) => ({ kind: 'insertSection', section: section as Section }) satisfies PlainOperation,
    ),
    ...holdersFirst(listed).map((block) => ({ kind: 'insertBlock', block }) satisfies PlainOperation),
  ]
  const { document, dropped } = apply(start, { kind: 'batch', operations })
  const [first] = dropped
  if (first)
    throw pagesProblems.doesNotFit({
      part: JSON.stringify(operations[first.index]).slice(0, 200),
      reason: first.reason,
    })
  return document
}

function holdersFirst(blocks: readonly Block[]): Block[] {
  const byId = new Map(blocks.map((block) => [block.id, block]))
  const depth = (block: Block | undefined, limit = 5): number =>
    block?.parent && limit > 0 ? 1 + depth(byId.get(block.parent), limit - 1) : 0
  return blocks.toSorted((a, b) => depth(a) - depth(b))
}
