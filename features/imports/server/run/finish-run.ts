import { insertNode } from '#features/navigation/contract'
import { collectionById } from '#features/content/server'
import { documentSummaries, homepageOf, publish, setHomepage } from '#features/pages/server'
import type { ExportedItem } from '../read/records.ts'
import { ranks } from '../stage/classify.ts'
import { changeNavigation, navigation } from './run-menus.ts'
import { freshId, keepRecord, type Run } from './run-context.ts'

const mainEntries = 7

/** What belongs to the whole: the index of posts is shown, a front page is chosen, and a site without menus gets one. */
export async function finishRun(run: Run): Promise<void> {
  const rows = await documentRows(run)
  const indexId = await publishIndex(run, rows.length > 0)
  const pages = rows.filter((row) => row.kind === 'page' && row.target_id !== null)
  const front = pages.find((row) => isFront(run, row.payload as ExportedItem | null))
  const home = await homepageOf(run.ctx)
  if (front?.target_id && home !== front.target_id) {
    const [summary] = await documentSummaries(run.ctx, { ids: [front.target_id] })
    if (summary) await setHomepage(run.ctx, { id: front.target_id })
  }
  if (!(await hasMenus(run))) await makeMenu(run, pages, indexId)
}

async function documentRows(run: Run) {
  return run.ctx.db
    .selectFrom('import_rows')
    .where('website_id', '=', run.ctx.site.id)
    .where('import_id', '=', run.import.id)
    .where('rank', '=', ranks.document)
    .where('kind', '=', 'page')
    .select(['kind', 'target_id', 'ordinal', 'source_key', 'payload'])
    .orderBy('ordinal')
    .execute()
}

/** A page whose link is the exporting site's own address. */
function isFront(run: Run, item: ExportedItem | null): boolean {
  const link = URL.parse(item?.link ?? '')
  return (
    link !== null &&
    item?.status === 'publish' &&
    link.search === '' &&
    `${link.host}${link.pathname}`
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/\/+$/, '') === run.import.source
  )
}

async function publishIndex(run: Run, hasDocuments: boolean): Promise<string | null> {
  const blog = run.import.collection_id ? await collectionById(run.ctx, run.import.collection_id) : null
  if (!blog || !hasDocuments) return blog?.id ?? null
  const [summary] = await documentSummaries(run.ctx, { ids: [blog.documentId] })
  if (summary && summary.publishedAt === null) await publish(run.ctx, { documents: [blog.documentId] })
  return blog.id
}

async function hasMenus(run: Run): Promise<boolean> {
  const row = await run.ctx.db
    .selectFrom('import_rows')
    .select('ordinal')
    .where('website_id', '=', run.ctx.site.id)
    .where('import_id', '=', run.import.id)
    .where('rank', '=', ranks.menu)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Exports without menus: top pages in their order and the blog, as far as no menu leads to them yet. */
async function makeMenu(run: Run, pages: Awaited<ReturnType<typeof documentRows>>, blogId: string | null): Promise<void> {
  const { id, settings } = await navigation(run)
  const linked = new Set(
    Object.values(settings.nodes).flatMap(({ target }) => (target.kind === 'document' || target.kind === 'collection' ? [target.id] : [])),
  )
  const order = (item: ExportedItem): number => Number.parseInt(item.menuOrder, 10) || 0
  const top = pages
    .flatMap(({ target_id, payload }) =>
      target_id === null || linked.has(target_id) || payload === null ? [] : [{ id: target_id, item: payload as ExportedItem }],
    )
    .filter(({ item }) => item.status === 'publish' && (item.parentId === '' || item.parentId === '0'))
    .toSorted((one, other) => order(one.item) - order(other.item))
  let working = settings
  const add = async (target: { kind: 'document' | 'collection'; id: string }, tree: string): Promise<void> => {
    const node = freshId(run)
    const operation = insertNode(working, node, { tree, parent: null }, { target })
    if (operation.kind === 'changeSettings')
      working = { nodes: { ...working.nodes, [node]: operation.changes[0]?.value as (typeof working.nodes)[string] } }
    await keepRecord(run, `made-menu:${target.id}`, { kind: 'navigation', id: node }, '', null)
  }
  for (const [index, page] of top.entries()) await add({ kind: 'document', id: page.id }, index < mainEntries ? 'main' : '_hidden')
  if (blogId !== null && !linked.has(blogId)) await add({ kind: 'collection', id: blogId }, 'main')
  await changeNavigation(run, id, settings, working)
}
