import { createItems } from '#features/content/server'
import type { DocumentSummary } from '#features/pages/contract'
import { documentSummaries, publish, registerRedirects } from '#features/pages/server'
import type { Site } from '#platform/context'
import { turnEvery } from '#platform/threads'
import { type Composed, composeDocument } from '../compose/compose-document.ts'
import type { ExportedItem } from '../read/records.ts'
import { redirectsNote } from '../redirects-note.ts'
import { hashOfPayload } from '../items/source-key.ts'
import { assetsOfNumbers, compositionFor } from './composition.ts'
import { itemPieces, metaOf } from '../items/item-pieces.ts'
import { dateOf, waysTo } from '../items/item-settings.ts'
import { runComments } from './run-comments.ts'
import { freshId, keepRecords, note, recordsByKey, type RowResult, type Run, type StagedRow } from './run-context.ts'
import { coAuthorsOf, labelsOf, settingsOfPost } from './run-document.ts'
import { authorOfItem, blogOf, collectionForType } from './run-labels.ts'
import type { SiteMap } from '../items/site-map.ts'

interface Post {
  row: StagedRow
  item: ExportedItem
  id: string
  collectionId: string
}

const shown = ['publish', 'inherit']

/**
 * Tells whether a row is an ordinary post: no page, whose address is below another's, and neither restricted nor
 * scheduled.
 */
export function isPlainPost({ kind, payload }: StagedRow, { timeZone }: Pick<Site, 'timeZone'>, now: Date): boolean {
  const item = payload as ExportedItem
  const date = dateOf(item, timeZone)
  const isNow = date === null || date <= now
  return kind !== 'page' && item.password === '' && isNow && [...shown, 'draft'].includes(item.status)
}

/**
 * Imports new posts and items in few statements for all of them. Returns their outcomes; those of an earlier import are
 * left for `runDocument`.
 */
export async function runPosts(run: Run, rows: readonly StagedRow[], map: SiteMap): Promise<Map<StagedRow, RowResult>> {
  const posts = await freshPosts(run, rows)
  if (posts.length === 0) return new Map()
  const composed = await composedPosts(run, posts, map)
  const settings = await settingsOf(run, posts, map)
  for (const [collectionId, own] of Map.groupBy(posts, (post) => post.collectionId))
    await createItems(run.ctx, {
      collectionId,
      items: own.map((post) => ({
        id: post.id,
        settings: settings.get(post) ?? {},
        ...labelsOf(post.item),
        ...composed.get(post),
      })),
    })
  await show(run, posts)
  return kept(run, posts)
}

async function freshPosts(run: Run, rows: readonly StagedRow[]): Promise<Post[]> {
  const records = await recordsByKey(
    run,
    rows.map((row) => row.source_key),
  )
  const ids = [...records.values()].map((record) => record.target_id)
  const present = new Set((await documentSummaries(run.ctx, { ids })).map(({ id }) => id))
  const collections = new Map<string, string>()
  const posts: Post[] = []
  const keys = new Set<string>()
  for (const row of rows) {
    const item = row.payload as ExportedItem
    if (present.has(records.get(row.source_key)?.target_id ?? '') || keys.has(row.source_key)) continue
    const type = row.kind === 'other' || row.kind === 'event' ? item.type : ''
    const collectionId = collections.get(type) ?? (type === '' ? await blogOf(run) : await collectionForType(run, type))
    collections.set(type, collectionId)
    keys.add(row.source_key)
    posts.push({ row, item, id: freshId(run), collectionId })
  }
  return posts
}

/** Loads everything that their bodies refer to at once. Other work gets its turn between them. */
async function composedPosts(run: Run, posts: readonly Post[], map: SiteMap): Promise<Map<Post, Composed>> {
  const turn = turnEvery(1)
  const bodies: { post: Post; pieces: ReturnType<typeof itemPieces> }[] = []
  for (const post of posts) {
    bodies.push({ post, pieces: itemPieces(post.item) })
    await turn()
  }
  const composition = await compositionFor(
    run,
    bodies.flatMap(({ pieces }) => pieces),
    map.linkOf,
  )
  const composed = new Map<Post, Composed>()
  for (const { post, pieces } of bodies) {
    composed.set(post, composeDocument(composition, pieces))
    await turn()
  }
  return composed
}

async function settingsOf(run: Run, posts: readonly Post[], map: SiteMap) {
  const numberOf = ({ item }: Post) => metaOf(item, '_thumbnail_id')
  const images = await assetsOfNumbers(run, posts.map(numberOf))
  const authors = new Map<string, string | null>()
  const settings = new Map<Post, ReturnType<typeof settingsOfPost>>()
  for (const post of posts) {
    const { item, row } = post
    const names = coAuthorsOf(item)
    const key = JSON.stringify([item.author, names[0]])
    const author = authors.has(key) ? (authors.get(key) ?? null) : await authorOfItem(run, item.author, names)
    authors.set(key, author)
    const image = images.get(numberOf(post)) ?? null
    settings.set(post, settingsOfPost(run, item, { slug: map.slugOf(row.ordinal), image, author }))
  }
  return settings
}

/** Publishes the posts that were public in one publication, each with its own date. */
async function show(run: Run, posts: readonly Post[]): Promise<void> {
  const published = posts.filter(({ item }) => shown.includes(item.status))
  if (published.length === 0) return
  const days = published.flatMap(({ id, item }) => {
    const date = dateOf(item, run.ctx.site.timeZone)
    return date ? [[id, date] as const] : []
  })
  await publish(run.ctx, { documents: published.map(({ id }) => id), publishedAt: new Map(days), isImport: true })
}

async function kept(run: Run, posts: readonly Post[]): Promise<Map<StagedRow, RowResult>> {
  const summaries = await documentSummaries(run.ctx, { ids: posts.map(({ id }) => id) })
  const byId = new Map(summaries.map((summary) => [summary.id, summary]))
  const notes = await redirected(run, posts, byId)
  const results = new Map<StagedRow, RowResult>()
  for (const { row, item, id } of posts) {
    const { kind = 'post', headSeq = 0 } = byId.get(id) ?? {}
    const comments = await runComments(run, row.source_key, item, id)
    const target = { kind, id }
    results.set(row, { outcome: 'create', target, headSeq, notes: [...(notes.get(id) ?? []), ...comments] })
  }
  await keepRecords(
    run,
    [...results].map(([row, { target, headSeq = 0 }]) => ({
      key: row.source_key,
      target: target ?? { kind: 'post', id: '' },
      hash: hashOfPayload(row.payload),
      headSeq,
    })),
  )
  return results
}

/** All of their old addresses redirect, which the remarks of each row mention. */
async function redirected(
  run: Run,
  posts: readonly Post[],
  byId: ReadonlyMap<string, DocumentSummary>,
): Promise<Map<string, NonNullable<RowResult['notes']>>> {
  const wanted = posts.flatMap(({ item, id }) => {
    const path = byId.get(id)?.path ?? null
    return path === null ? [] : waysTo(item, path).map(({ path: old }) => ({ id, path: old, target: path }))
  })
  const became = await registerRedirects(run.ctx, wanted)
  const notes = new Map<string, NonNullable<RowResult['notes']>>()
  for (const [id, own] of Map.groupBy(wanted, (redirect) => redirect.id)) {
    const leading = own.filter((redirect) => became.get(redirect) === 'written').map(({ path }) => path)
    const refused = own.filter((redirect) => became.get(redirect) === 'refused')
    notes.set(id, [
      ...(leading.length > 0 ? [redirectsNote(leading, own[0]?.target ?? '')] : []),
      ...refused.map(({ path }) => note('redirectRefused', { path: path.slice(0, 300) })),
    ])
  }
  return notes
}
