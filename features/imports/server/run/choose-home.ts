import {
  createDocument,
  documentSummaries,
  freeSlug,
  homepageOf,
  publish,
  registerRedirect,
  setHomepage,
  unpublish,
} from '#features/pages/server'
import type { Piece } from '#platform/block'
import { enumerations } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { RichTextNode } from '#platform/document'
import { composeDocument } from '../compose/compose-document.ts'
import type { Composition } from '../compose/composition.ts'
import type { ExportedItem } from '../read/records.ts'
import { scalarText } from '../scalar-text.ts'
import { longestDescription, longestTitle, waysTo } from '../items/item-settings.ts'
import { freshId, keepRecord, recordOf, type Run } from './run-context.ts'

const frontSlugs = ['home', 'homepage', 'home-page', 'front-page', 'frontpage', 'startpagina', 'welkom', 'welcome']

interface PageRow {
  target_id: string | null
  payload: unknown
}

/**
 * Makes the front page of the old site the home page. If that was its blog, creates a page with it, unless the owner
 * has a home page already.
 */
export async function chooseHome(
  run: Run,
  pages: readonly PageRow[],
  { blogId, hasProducts }: { blogId: string | null; hasProducts: boolean },
): Promise<void> {
  const before = await homepageOf(run.ctx)
  const [present] = before ? await documentSummaries(run.ctx, { ids: [before] }) : []
  const isUntouched = !present || (present.headSeq === 0 && !(await isImported(run, present.id)))
  const front =
    pages.find((row) => isFront(run, row.payload as ExportedItem | null)) ??
    (isUntouched ? pages.find(hasFrontSlug) : undefined)
  const chosen =
    front?.target_id ?? (isUntouched && (blogId !== null || hasProducts) ? await makeHome(run, blogId) : null)
  if (chosen === null || chosen === before) return
  const [summary] = await documentSummaries(run.ctx, { ids: [chosen] })
  if (!summary || summary.status !== enumerations.contentStatuses.published) return
  run.import.details = {
    ...run.import.details,
    formerHome: before,
    isFormerHidden: present !== undefined && isUntouched,
  }
  await siteTables(run.ctx)
    .updateTable('imports')
    .set({ details: run.import.details })
    .where('id', '=', run.import.id)
    .execute()
  await setHomepage(run.ctx, { id: chosen })
  // The starting texts of a new site are for its owner, so they stay as a draft.
  if (present && isUntouched) await unpublish(run.ctx, { id: present.id })
  if (front?.payload) await leadHome(run, front.payload as ExportedItem)
}

/** Points old addresses of the front page at `/`, and removes them from the page that had one here. */
async function leadHome(run: Run, item: ExportedItem): Promise<void> {
  for (const { path } of waysTo(item, '/')) {
    if (path !== '/' && !path.startsWith('/?'))
      await registerRedirect(run.ctx, { path, target: '/', permanent: true, automatic: true })
  }
}

/** Imported pages count as content, even if they were not changed here. */
async function isImported({ ctx }: Run, id: string): Promise<boolean> {
  const record = await siteTables(ctx)
    .selectFrom('import_records')
    .select('target_id')
    .where('target_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return record !== undefined
}

function hasFrontSlug({ payload }: { payload: unknown }): boolean {
  const item = payload as ExportedItem | null
  return item?.status === 'publish' && frontSlugs.includes(item.slug.toLowerCase())
}

/**
 * Creates a home page with the title and description of the old site above its newest posts, or above the products of a
 * shop.
 */
async function makeHome(run: Run, blogId: string | null): Promise<string | null> {
  const record = await recordOf(run, 'made-home')
  const [present] = record ? await documentSummaries(run.ctx, { ids: [record.target_id] }) : []
  if (present) return present.id
  const title = scalarText(run.import.details.title).slice(0, longestTitle) || run.ctx.site.title
  const description = scalarText(run.import.details.description).slice(0, longestDescription)
  const words: RichTextNode[] = [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] },
    ...(description === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: description }] }]),
  ]
  const composition: Composition = {
    product: run.ctx.product,
    assetOf: () => null,
    fileOf: (url) => ({ url, assetId: null }),
    linkOf: (href) => href,
    productOf: () => null,
    blogId,
    freshId: () => freshId(run),
  }
  const list: Piece =
    blogId === null
      ? { kind: 'widget', widget: 'products', settings: { columns: 3, count: 12 } }
      : { kind: 'widget', widget: 'latest-posts', settings: { postLayout: 'grid', columns: 3, postsToShow: 12 } }
  const composed = composeDocument(composition, [
    { kind: 'text', nodes: words },
    { kind: 'columns', columns: [{ share: null, pieces: [list] }] },
  ])
  const slug = await freeSlug(run.ctx, 'home')
  const homepage = await createDocument(run.ctx, { kind: 'page', settings: { title, slug, description }, ...composed })
  await publish(run.ctx, { documents: [homepage.id], isImport: true })
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
