import { createItem, ensureLabels } from '#features/content/server'
import {
  changeDocument,
  createDocument,
  documentSummaries,
  draftOf,
  pathOfDocument,
  publish,
  registerRedirect,
  setPassword,
  setStatus,
} from '#features/pages/server'
import { isReserved } from '#features/pages/contract'
import { enumerations, Problem } from '#platform/contract'
import { isUnreachable, siteTables } from '#platform/database'
import type { Document, Operation, PlainOperation, Settings } from '#platform/document'
import { type Composed, composeDocument } from '../compose/compose-document.ts'
import type { ExportedItem } from '../read/records.ts'
import { redirectsNote } from '../redirects-note.ts'
import { hashOfPayload } from '../items/source-key.ts'
import { assetOfNumber, compositionFor } from './composition.ts'
import { itemPieces, metaOf, withTitle } from '../items/item-pieces.ts'
import {
  categoryTaxonomies,
  commonSettings,
  dateOf,
  labelNames,
  tagTaxonomies,
  titleOf,
  waysTo,
} from '../items/item-settings.ts'
import {
  freshId,
  keepRecord,
  note,
  recordOf,
  type ImportRecord,
  type RowResult,
  type Run,
  type StagedRow,
} from './run-context.ts'
import { runComments } from './run-comments.ts'
import { authorOfItem, blogOf, collectionForType } from './run-labels.ts'
import type { SiteMap } from '../items/site-map.ts'

/** Imports a page, post or item: creates it, updates it, or leaves it alone where it was edited since. */
export async function runDocument(run: Run, row: StagedRow, map: SiteMap): Promise<RowResult> {
  const item = row.payload as ExportedItem
  const record = await recordOf(run, row.source_key)
  const present = record ? await presentDocument(run, record) : null
  const hash = hashOfPayload(item)
  if (present && record?.hash === hash && run.import.details.mediaChanged !== true) {
    return {
      outcome: 'unchanged',
      target: { kind: present.kind, id: present.id },
      headSeq: present.seq,
      notes: await runComments(run, row.source_key, item, present.id),
    }
  }
  if (present && record?.head_seq !== null && record?.head_seq !== undefined && present.seq > record.head_seq) {
    const notes = await runComments(run, row.source_key, item, present.id)
    return { outcome: 'kept', target: { kind: present.kind, id: present.id }, notes: [note('editedHere'), ...notes] }
  }
  const pieces = row.kind === 'page' ? withTitle(titleOf(item), itemPieces(item)) : itemPieces(item)
  const composed = composeDocument(await compositionFor(run, pieces, map.linkOf), pieces)
  const document = await written(run, row, item, map, composed, present)
  const notes = [
    ...(await settle(run, item, document.id)),
    ...(await runComments(run, row.source_key, item, document.id)),
  ]
  const [summary] = await documentSummaries(run.ctx, { ids: [document.id] })
  const target = { kind: document.kind, id: document.id }
  await keepRecord(run, row.source_key, target, hash, summary?.headSeq ?? 0)
  return { outcome: present ? 'update' : 'create', target, headSeq: summary?.headSeq ?? 0, notes }
}

/** Returns the document of an earlier import, unless it is in the trash. */
async function presentDocument(run: Run, record: ImportRecord): Promise<Document | null> {
  const [summary] = await documentSummaries(run.ctx, { ids: [record.target_id] })
  return summary ? await draftOf(run.ctx, record.target_id) : null
}

async function written(
  run: Run,
  row: StagedRow,
  item: ExportedItem,
  map: SiteMap,
  composed: Composed,
  present: Document | null,
): Promise<{ id: string; kind: string }> {
  const settings =
    row.kind === 'page' ? await pageSettings(run, item, map, row) : await itemSettings(run, item, map, row)
  if (present) {
    await changeDocument(run.ctx, {
      id: present.id,
      operation: replacing(present, composed, await withLabels(run, item, present, settings)),
    })
    return present
  }
  if (row.kind === 'page')
    return await createDocument(run.ctx, { id: freshId(run), kind: 'page', settings, ...composed })
  const isOfType = row.kind === 'other' || row.kind === 'event'
  const collectionId = isOfType ? await collectionForType(run, item.type) : await blogOf(run)
  const { id } = await createItem(run.ctx, { collectionId, settings, ...labelsOf(item), ...composed, isImport: true })
  return { id, kind: isOfType ? 'item' : 'post' }
}

/** Replaces all content by that of the file in a single step, which can be undone like any other. */
function replacing(present: Document, { sections, blocks }: Composed, settings: Settings): Operation {
  const operations: PlainOperation[] = [
    ...Object.keys(present.sections).map((id): PlainOperation => ({ kind: 'removeSection', id })),
    ...Object.values(sections).map((section): PlainOperation => ({ kind: 'insertSection', section })),
    ...Object.values(blocks).map((block): PlainOperation => ({ kind: 'insertBlock', block })),
    { kind: 'changeSettings', changes: Object.entries(settings).map(([name, value]) => ({ path: [name], value })) },
  ]
  return { kind: 'batch', label: 'import', operations }
}

export const labelsOf = (item: ExportedItem): { tags: string[]; categories: string[] } => ({
  tags: labelNames(item, tagTaxonomies).names,
  categories: labelNames(item, categoryTaxonomies).names,
})

async function withLabels(run: Run, item: ExportedItem, present: Document, settings: Settings): Promise<Settings> {
  const collectionId = present.settings.collection
  if (typeof collectionId !== 'string') return settings
  const { tags, categories } = labelsOf(item)
  return {
    ...settings,
    tags: await ensureLabels(run.ctx, { collectionId, kind: 'tag', names: tags }),
    categories: await ensureLabels(run.ctx, { collectionId, kind: 'category', names: categories }),
  }
}

async function pageSettings(run: Run, item: ExportedItem, map: SiteMap, row: StagedRow): Promise<Settings> {
  const image = await assetOfNumber(run, metaOf(item, '_yoast_wpseo_opengraph-image-id', '_thumbnail_id'))
  return {
    ...commonSettings(item),
    slug: await freeSlug(run, map.slugOf(row.ordinal), row),
    ...(image ? { socialImage: image } : {}),
  }
}

async function itemSettings(run: Run, item: ExportedItem, map: SiteMap, row: StagedRow): Promise<Settings> {
  const image = await assetOfNumber(run, metaOf(item, '_thumbnail_id'))
  const author = await authorOfItem(run, item.author, coAuthorsOf(item))
  return settingsOfPost(run, item, { slug: map.slugOf(row.ordinal), image, author })
}

/** Returns the names from a co-authors plug-in. */
export const coAuthorsOf = (item: ExportedItem): string[] =>
  item.terms.filter((term) => term.taxonomy === 'author').map((term) => term.name)

/** Returns the settings of a post, with the records looked up for it. */
export function settingsOfPost(
  run: Run,
  item: ExportedItem,
  { slug, image, author }: { slug: string; image: string | null; author: string | null },
): Settings {
  return {
    ...commonSettings(item),
    slug,
    author,
    date: dateOf(item, run.ctx.site.timeZone)?.toISOString() ?? null,
    image,
    imageAbove: image !== null && !/^\s*(?:<!--[^>]*-->\s*)*<(?:figure|img|p><img)/.test(item.body),
    comments: item.commentStatus !== 'closed' || item.comments.length > 0,
    featured: item.isSticky,
  }
}

/** Adds a number to the slug of a second page with the same address. */
async function freeSlug(run: Run, wanted: string, row: StagedRow): Promise<string> {
  const own = (await recordOf(run, row.source_key))?.target_id
  const base = wanted === '' ? `page-${row.ordinal}` : wanted
  const rows = await siteTables(run.ctx)
    .selectFrom('documents')
    .select('slug')
    .where('kind', 'in', ['page', 'collection'])
    .where('deleted_at', 'is', null)
    .where('slug', 'like', `${base.replace(/[\\%_]/g, '\\$&')}%`)
    .where('id', '!=', own ?? '')
    .execute()
  const takenSlugs = new Set(rows.map((existing) => existing.slug))
  let slug = base
  for (let number = 2; takenSlugs.has(slug) || isReserved(slug); number += 1) slug = `${base}-${number}`
  return slug
}

/** Sets the status, the password and the former addresses. */
async function settle(run: Run, item: ExportedItem, id: string): Promise<NonNullable<RowResult['notes']>> {
  const date = dateOf(item, run.ctx.site.timeZone)
  const isLater = date !== null && date > run.ctx.now()
  const publishedAt = date && !isLater ? { publishedAt: date } : {}
  if (item.password !== '') await setPassword(run.ctx, { id, password: item.password })
  if (item.status === 'publish' || item.status === 'private' || item.status === 'inherit')
    await publish(run.ctx, {
      documents: [id],
      isImport: true,
      ...(isLater ? { at: date } : publishedAt),
      ...(item.status === 'private' ? { status: enumerations.contentStatuses.private } : {}),
    })
  if (item.status === 'future')
    await publish(run.ctx, { documents: [id], isImport: true, ...(isLater ? { at: date } : publishedAt) })
  const [summary] = await documentSummaries(run.ctx, { ids: [id] })
  if (item.status === 'pending' && summary?.status === enumerations.contentStatuses.draft)
    await setStatus(run.ctx, { id, status: enumerations.contentStatuses.needsReview })
  const path = await pathOfDocument(run.ctx, id)
  if (path === null) return []
  const leading: string[] = []
  const refused: RowResult['notes'] = []
  for (const { path: old } of waysTo(item, path)) {
    try {
      if (await registerRedirect(run.ctx, { path: old, target: path, permanent: true, automatic: true }))
        leading.push(old)
    } catch (error) {
      // The content is imported even if an old address cannot redirect to it.
      if (!(error instanceof Problem) || isUnreachable(error)) throw error
      refused.push(note('redirectRefused', { path: old.slice(0, 300) }))
    }
  }
  return [...(leading.length > 0 ? [redirectsNote(leading, path)] : []), ...refused]
}
