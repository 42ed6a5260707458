import { siteTables } from '#platform/database'
import {
  authorById,
  collectionById,
  createCollection,
  collectionsOf,
  ensureAuthor,
  ensureLabels,
} from '#features/content/server'
import { enumerations } from '#platform/contract'
import type { ExportedAuthor, ExportedTerm } from '../read/records.ts'
import { hashOfPayload } from '../items/source-key.ts'
import { titleOfType } from '../items/item-settings.ts'
import { keepRecord, note, recordOf, type RowResult, type Run, type StagedRow } from './run-context.ts'

/** Returns the blog for imported posts, chosen once for each import: that of the site if it has one. */
export async function blogOf(run: Run): Promise<string> {
  const chosen = run.import.collection_id
  if (chosen && (await collectionById(run.ctx, chosen))) return chosen
  const blog = (await collectionsOf(run.ctx)).find(
    (collection) => collection.type === enumerations.collectionTypes.blog,
  )
  const id = blog?.id ?? (await createCollection(run.ctx, { type: 'blog', title: 'Blog' })).id
  if (!blog) await keepRecord(run, 'collection:blog', { kind: 'collection', id }, '', null)
  await siteTables(run.ctx).updateTable('imports').set({ collection_id: id }).where('id', '=', run.import.id).execute()
  run.import.collection_id = id
  return id
}

/** A collection for a type of content that is neither page nor post. */
export async function collectionForType(run: Run, type: string): Promise<string> {
  const key = `collection:${type}`
  const record = await recordOf(run, key)
  if (record && (await collectionById(run.ctx, record.target_id))) return record.target_id
  const { id } = await createCollection(run.ctx, { type: 'generic', title: titleOfType(type, run.ctx.site.locale) })
  await keepRecord(run, key, { kind: 'collection', id }, '', null)
  return id
}

export async function runAuthor(run: Run, row: StagedRow): Promise<RowResult> {
  const author = row.payload as ExportedAuthor
  const record = await recordOf(run, row.source_key)
  const present = record ? await authorById(run.ctx, record.target_id) : null
  const target = {
    kind: 'author',
    id: present?.id ?? (await ensureAuthor(run.ctx, { name: row.title.slice(0, 200) })).id,
  }
  await keepRecord(run, row.source_key, target, hashOfPayload(author), null)
  return { outcome: present ? (record?.hash === hashOfPayload(author) ? 'unchanged' : 'update') : 'create', target }
}

export async function runTerm(run: Run, row: StagedRow): Promise<RowResult> {
  const term = row.payload as ExportedTerm
  const kind = row.kind === 'tag' ? 'tag' : 'category'
  const record = await recordOf(run, row.source_key)
  const [id] = await ensureLabels(run.ctx, { collectionId: await blogOf(run), kind, names: [term.name] })
  if (!id) return { outcome: 'skip', target: null, notes: [note('nameUnfit')] }
  await keepRecord(run, row.source_key, { kind, id }, hashOfPayload(term), null)
  return { outcome: record?.target_id === id ? 'unchanged' : 'create', target: { kind, id } }
}

/** The author of an item by its login, or by the names that a co-authors plugin wrote. */
export async function authorOfItem(run: Run, login: string, coAuthors: readonly string[]): Promise<string | null> {
  const record = login === '' ? null : await recordOf(run, `author:${login}`)
  const first = coAuthors[0]
  if (first) return (await ensureAuthor(run.ctx, { name: first.slice(0, 200) })).id
  if (record) return record.target_id
  return login === '' ? null : (await ensureAuthor(run.ctx, { name: login.slice(0, 200) })).id
}
