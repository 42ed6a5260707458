import { insertNode } from '#features/navigation/contract'
import { collectionById } from '#features/content/server'
import { documentSummaries, publish } from '#features/pages/server'
import { chooseHome } from './choose-home.ts'
import type { ExportedItem } from '../read/records.ts'
import { rowsOf } from '../imports.queries.ts'
import { ranks } from '../items/classify.ts'
import { changeNavigation, navigation } from './run-menus.ts'
import { freshId, keepRecord, recordOf, type Run } from './run-context.ts'

const mainEntries = 7

/**
 * Completes the whole import: shows the indexes of posts and events, chooses a front page, and creates menus where the
 * site has none.
 */
export async function finishRun(run: Run): Promise<void> {
  const hasProducts = await hasRows(run, ranks.part, 'product')
  const hasDocuments = (await hasRows(run, ranks.document)) || (await hasRows(run, ranks.menu))
  if (!hasDocuments) {
    if (hasProducts) await chooseHome(run, [], { blogId: null, hasProducts })
    return
  }
  const pages = (await documentRows(run)).filter((row) => row.target_id !== null)
  const blogId = (await hasRows(run, ranks.document, 'post')) ? run.import.collection_id : null
  const events = (await hasRows(run, ranks.document, 'event')) ? await recordOf(run, 'collection:event') : null
  const indexes: string[] = []
  for (const id of [blogId, events?.target_id]) if (id && (await publishIndex(run, id))) indexes.push(id)
  await chooseHome(run, pages, { blogId: indexes[0] ?? null, hasProducts })
  if (!(await hasRows(run, ranks.menu))) await makeMenu(run, pages, indexes)
}

/** Returns the pages of the file with their outcomes. */
async function documentRows(run: Run) {
  return rowsOf(run.ctx, run.import.id)
    .where('rank', '=', ranks.document)
    .where('kind', '=', 'page')
    .select(['kind', 'target_id', 'ordinal', 'source_key', 'payload'])
    .orderBy('ordinal')
    .execute()
}

/** Shows the page of a collection; returns false when there is none. */
async function publishIndex(run: Run, collectionId: string): Promise<boolean> {
  const collection = await collectionById(run.ctx, collectionId)
  if (!collection) return false
  const [summary] = await documentSummaries(run.ctx, { ids: [collection.documentId] })
  if (summary && summary.publishedAt === null) await publish(run.ctx, { documents: [collection.documentId] })
  return true
}

/** Whether the file has a row of this rank (and kind). */
export async function hasRows(run: Run, rank: number, kind?: 'post' | 'product' | 'event'): Promise<boolean> {
  let query = rowsOf(run.ctx, run.import.id).select('ordinal').where('rank', '=', rank)
  if (kind) query = query.where('kind', '=', kind)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Exports without menus: top pages in their order, the blog and events, as far as no menu leads to them yet. */
async function makeMenu(
  run: Run,
  pages: Awaited<ReturnType<typeof documentRows>>,
  indexes: readonly string[],
): Promise<void> {
  const { id, settings } = await navigation(run)
  const linked = new Set(
    Object.values(settings.nodes).flatMap(({ target }) =>
      target.kind === 'document' || target.kind === 'collection' ? [target.id] : [],
    ),
  )
  const order = (item: ExportedItem): number => Number.parseInt(item.menuOrder, 10) || 0
  const top = pages
    .flatMap(({ target_id, payload }) =>
      target_id === null || linked.has(target_id) || payload === null
        ? []
        : [{ id: target_id, item: payload as ExportedItem }],
    )
    .filter(({ item }) => item.status === 'publish' && (item.parentId === '' || item.parentId === '0'))
    .toSorted((a, b) => order(a.item) - order(b.item))
  let working = settings
  const add = async (target: { kind: 'document' | 'collection'; id: string }, tree: string): Promise<void> => {
    const node = freshId(run)
    const operation = insertNode(working, node, { tree, parent: null }, { target })
    if (operation.kind === 'changeSettings')
      working = { nodes: { ...working.nodes, [node]: operation.changes[0]?.value as (typeof working.nodes)[string] } }
    await keepRecord(run, `made-menu:${target.id}`, { kind: 'navigation', id: node }, '', null)
  }
  for (const [index, page] of top.entries())
    await add({ kind: 'document', id: page.id }, index < mainEntries ? 'main' : '_hidden')
  for (const index of indexes) if (!linked.has(index)) await add({ kind: 'collection', id: index }, 'main')
  await changeNavigation(run, id, settings, working)
}
