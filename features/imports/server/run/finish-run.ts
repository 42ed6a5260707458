import { siteTables } from '#platform/database'
import { insertNode } from '#features/navigation/contract'
import { scalarText } from '../scalar-text.ts'
import { collectionById } from '#features/content/server'
import { createDocument, documentSummaries, freeSlug, homepageOf, publish, setHomepage } from '#features/pages/server'
import type { RichTextNode } from '#platform/document'
import { enumerations } from '#platform/contract'
import type { Piece } from '../body/pieces.ts'
import type { Composition } from '../compose/block-props.ts'
import { composeDocument } from '../compose/compose-document.ts'
import type { ExportedItem } from '../read/records.ts'
import { rowsOf } from '../imports.queries.ts'
import { ranks } from '../stage/classify.ts'
import { longestDescription, longestTitle } from './item-settings.ts'
import { changeNavigation, navigation } from './run-menus.ts'
import { freshId, keepRecord, recordOf, type Run } from './run-context.ts'

const mainEntries = 7
const frontSlugs = ['home', 'homepage', 'home-page', 'front-page', 'frontpage', 'startpagina', 'welkom', 'welcome']

/** What belongs to the whole: the index of posts is shown, a front page is chosen, and a site without menus gets one. */
export async function finishRun(run: Run): Promise<void> {
  const pages = (await documentRows(run)).filter((row) => row.target_id !== null)
  const indexId = (await hasRows(run, ranks.document, 'post')) ? await publishIndex(run) : null
  await chooseHome(run, pages, indexId)
  if (!(await hasRows(run, ranks.menu))) await makeMenu(run, pages, indexId)
}

async function documentRows(run: Run) {
  return rowsOf(run.ctx, run.import.id)
    .where('rank', '=', ranks.document)
    .where('kind', '=', 'page')
    .select(['kind', 'target_id', 'ordinal', 'source_key', 'payload'])
    .orderBy('ordinal')
    .execute()
}

/** The old site's front page; where that was its blog, a page that shows it, unless the owner has made a homepage already. */
async function chooseHome(
  run: Run,
  pages: Awaited<ReturnType<typeof documentRows>>,
  blogId: string | null,
): Promise<void> {
  const before = await homepageOf(run.ctx)
  const [present] = before ? await documentSummaries(run.ctx, { ids: [before] }) : []
  const isUntouched = !present || present.headSeq === 0
  const front =
    pages.find((row) => isFront(run, row.payload as ExportedItem | null)) ??
    (isUntouched ? pages.find(hasFrontSlug) : undefined)
  const chosen = front?.target_id ?? (isUntouched && blogId !== null ? await makeHome(run, blogId) : null)
  if (chosen === null || chosen === before) return
  const [summary] = await documentSummaries(run.ctx, { ids: [chosen] })
  if (!summary || summary.status !== enumerations.contentStatuses.published) return
  run.import.facts = { ...run.import.facts, formerHome: before }
  await siteTables(run.ctx)
    .updateTable('imports')
    .set({ facts: run.import.facts })
    .where('id', '=', run.import.id)
    .execute()
  await setHomepage(run.ctx, { id: chosen })
}

function hasFrontSlug({ payload }: { payload: unknown }): boolean {
  const item = payload as ExportedItem | null
  return item?.status === 'publish' && frontSlugs.includes(item.slug.toLowerCase())
}

/** Title and description of the old site above its newest posts. */
async function makeHome(run: Run, blogId: string): Promise<string | null> {
  const record = await recordOf(run, 'made-home')
  const [present] = record ? await documentSummaries(run.ctx, { ids: [record.target_id] }) : []
  if (present) return present.id
  const title = scalarText(run.import.facts.title).slice(0, longestTitle) || run.ctx.site.title
  const description = scalarText(run.import.facts.description).slice(0, longestDescription)
  const words: RichTextNode[] = [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] },
    ...(description === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: description }] }]),
  ]
  const composition: Composition = {
    product: run.ctx.product,
    assetOf: () => null,
    fileOf: (url) => ({ url, assetId: null }),
    linkOf: (href) => href,
    blogId,
    freshId: () => freshId(run),
  }
  const posts: Piece = {
    kind: 'widget',
    widget: 'latest-posts',
    settings: { postLayout: 'grid', columns: 3, postsToShow: 12 },
  }
  const composed = composeDocument(composition, [
    { kind: 'text', nodes: words },
    { kind: 'columns', columns: [{ share: null, pieces: [posts] }] },
  ])
  const slug = await freeSlug(run.ctx, 'home')
  const homepage = await createDocument(run.ctx, { kind: 'page', settings: { title, slug, description }, ...composed })
  await publish(run.ctx, { documents: [homepage.id] })
  await keepRecord(run, 'made-home', { kind: 'page', id: homepage.id }, '', null)
  return homepage.id
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
      .replace(/(?<!\/)\/+$/, '') === run.import.source
  )
}

async function publishIndex(run: Run): Promise<string | null> {
  const blog = run.import.collection_id ? await collectionById(run.ctx, run.import.collection_id) : null
  if (!blog) return null
  const [summary] = await documentSummaries(run.ctx, { ids: [blog.documentId] })
  if (summary && summary.publishedAt === null) await publish(run.ctx, { documents: [blog.documentId] })
  return blog.id
}

/** True when the file holds a row of this rank (and kind). */
export async function hasRows(run: Run, rank: number, kind?: 'post'): Promise<boolean> {
  let query = rowsOf(run.ctx, run.import.id).select('ordinal').where('rank', '=', rank)
  if (kind) query = query.where('kind', '=', kind)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Exports without menus: top pages in their order and the blog, as far as no menu leads to them yet. */
async function makeMenu(
  run: Run,
  pages: Awaited<ReturnType<typeof documentRows>>,
  blogId: string | null,
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
  if (blogId !== null && !linked.has(blogId)) await add({ kind: 'collection', id: blogId }, 'main')
  await changeNavigation(run, id, settings, working)
}
