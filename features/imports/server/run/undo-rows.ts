import { siteTables } from '#platform/database'
import { collectionById } from '#features/content/server'
import { documentSummaries, homepageOf, publish, setHomepage, trashDocument } from '#features/pages/server'
import { type PlatformContext, provided, type Site, type Writable } from '#platform/context'
import { enumerations } from '#platform/contract'
import { asImporter } from '../as-importer.ts'
import { importParts } from '../import-part.ts'
import { importRowById } from '../imports.queries.ts'
import type { WebsiteName } from '../../contract/website.schema.ts'
import { changeWebsite, presentWebsite, type StagedWebsite } from '../website/website.ts'
import { changeNavigation, navigation } from './run-menus.ts'
import { undoLook } from './take-look.ts'
import type { ImportRecord, Run } from './run-context.ts'

export interface Undoing {
  site: Site
  importId: string
  accountId: string
}

const atOnce = 50

/**
 * Undoes an import: documents move to the trash (from which they can be restored), and its menu entries are removed.
 * Media, authors and labels stay, because other pages may use them. Changed products are restored; changed documents
 * stay.
 */
export async function undoRows(ctx: Writable<PlatformContext>, { site, importId, accountId }: Undoing): Promise<void> {
  const within = <R>(work: (run: Run) => Promise<R>): Promise<R> =>
    asImporter(ctx, site, accountId, async (owner) =>
      work({ ctx: owner, import: await importRowById(owner, importId) }),
    )
  await within(undoHome)
  await within(undoWebsite)
  await within(undoLook)
  await within(undoMenus)
  while ((await within(undoDocuments)) > 0) continue
  while ((await within(undoParts)) > 0) continue
  await within(async ({ ctx: owner }) => {
    for (const part of provided(owner.product, importParts)) await part.undoChanges?.(owner, importId)
  })
  await within(async ({ ctx: owner, import: own }) => {
    await siteTables({ db: owner.db, site })
      .updateTable('imports')
      .set({ state: 'undone', ended_at: owner.now() })
      .where('id', '=', own.id)
      .execute()
  })
}

function madeBy({ ctx, import: own }: Run, kinds: readonly string[]) {
  return siteTables(ctx)
    .selectFrom('import_records')
    .where('created_by_import', '=', own.id)
    .where('target_kind', 'in', [...kinds])
}

/** Makes the former home page the home page again. */
async function undoHome({ ctx, import: own }: Run): Promise<void> {
  const former = own.details.formerHome
  const [present] = typeof former === 'string' ? await documentSummaries(ctx, { ids: [former] }) : []
  if (!present) return
  if (own.details.isFormerHidden === true && present.status === enumerations.contentStatuses.draft)
    await publish(ctx, { documents: [present.id], isImport: true })
  await setHomepage(ctx, { id: present.id })
}

/** Restores language, currency and time zone where they were not changed since. */
async function undoWebsite({ ctx, import: own }: Run): Promise<void> {
  const website = own.details.website as StagedWebsite | null | undefined
  if (!website?.before) return
  const { values: present } = await presentWebsite(ctx)
  const untouched = Object.entries(website.before).filter(
    ([name]) => present[name as WebsiteName] === website.after[name as WebsiteName],
  )
  await changeWebsite(ctx, Object.fromEntries(untouched))
}

async function undoMenus(run: Run): Promise<void> {
  const records = await madeBy(run, ['navigation']).selectAll().execute()
  if (records.length === 0) return
  const removedIds = new Set(records.map((record) => record.target_id))
  const { id, settings } = await navigation(run)
  const nodes = Object.entries(settings.nodes).filter(([node]) => !removedIds.has(node))
  // Items that an owner placed in an imported folder move up instead of being deleted with it.
  const remainingNodes = nodes.map(
    ([node, value]) =>
      [node, value.parent !== null && removedIds.has(value.parent) ? { ...value, parent: null } : value] as const,
  )
  await changeNavigation(run, id, settings, { nodes: Object.fromEntries(remainingNodes) })
  await forget(run, records)
}

async function undoDocuments(run: Run): Promise<number> {
  const records = await madeBy(run, ['page', 'post', 'item', 'collection']).selectAll().limit(atOnce).execute()
  for (const record of records) {
    const id =
      record.target_kind === 'collection'
        ? ((await collectionById(run.ctx, record.target_id))?.documentId ?? '')
        : record.target_id
    const [present] = await documentSummaries(run.ctx, { ids: [id] })
    // A site always needs a home page, so the owner chooses another one first.
    if (present && (await homepageOf(run.ctx)) !== id) await trashDocument(run.ctx, { id })
  }
  await forget(run, records)
  return records.length
}

/** Undoes the records of later features kind by kind: customers are deleted after their orders. */
async function undoParts(run: Run): Promise<number> {
  for (const part of provided(run.ctx.product, importParts)) {
    if (part.targets.length === 0) continue
    const records = await madeBy(run, part.targets).selectAll().limit(500).execute()
    if (records.length > 0) await part.undo(run.ctx, [...new Set(records.map(({ target_id }) => target_id))])
    await forget(run, records)
    if (records.length > 0) return records.length
  }
  return 0
}

async function forget({ ctx }: Run, records: readonly ImportRecord[]): Promise<void> {
  for (const record of records)
    await siteTables(ctx)
      .deleteFrom('import_records')
      .where('source', '=', record.source)
      .where('source_key', '=', record.source_key)
      .execute()
}
