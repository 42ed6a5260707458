import { siteTables } from '#platform/database'
import {
  type NavigationNode,
  type NavigationSettings,
  type NavigationTarget,
  insertNode,
} from '#features/navigation/contract'
import { collectionById } from '#features/content/server'
import { ensureNavigation, navigationSettings } from '#features/navigation/server'
import { changeDocument, publish } from '#features/pages/server'
import type { Operation, PlainOperation } from '#platform/document'
import { safeLink } from '../body/inline.ts'
import type { ExportedItem } from '../read/records.ts'
import { ranks } from '../items/classify.ts'
import { hashOfPayload } from '../items/source-key.ts'
import { metaOf } from '../items/item-pieces.ts'
import {
  freshId,
  keepRecord,
  note,
  recordsByKey,
  type ImportRecord,
  type RowResult,
  type Run,
  type StagedRow,
} from './run-context.ts'
import type { SiteMap } from '../items/site-map.ts'

interface Entry {
  row: StagedRow
  item: ExportedItem
  menu: string
  parent: string
}

/** Imports all menus of the file at once, because entries are in folders and none can be placed without the others. */
export async function runMenus(run: Run, rows: readonly StagedRow[], map: SiteMap): Promise<Map<StagedRow, RowResult>> {
  const results = new Map<StagedRow, RowResult>()
  if (rows.length === 0) return results
  const entries = rows.map((row): Entry => {
    const item = row.payload as ExportedItem
    return {
      row,
      item,
      menu: item.terms.find((term) => term.taxonomy === 'nav_menu')?.slug ?? '',
      parent: metaOf(item, '_menu_item_menu_item_parent'),
    }
  })
  const trees = treesOf(entries)
  const { id: documentId, settings } = await navigation(run)
  const records = await recordsByKey(
    run,
    rows.map((row) => row.source_key),
  )
  const targets = await targetsOf(run, entries, map)
  const nodes = new Map<string, string>()
  let working = settings
  for (const entry of parentsFirst(entries)) {
    const target = targets.get(entry.row)
    if (!target) {
      results.set(entry.row, { outcome: 'skip', target: null, notes: [note('menuTargetMissing')] })
      continue
    }
    const placed = place(run, working, { entry, target, trees, nodes, record: records.get(entry.row.source_key) })
    working = placed.settings
    if (entry.item.postId !== '') nodes.set(`${entry.menu}:${entry.item.postId}`, placed.id)
    await keepRecord(run, entry.row.source_key, { kind: 'navigation', id: placed.id }, hashOfPayload(entry.item), null)
    results.set(entry.row, { outcome: placed.outcome, target: { kind: 'navigation', id: placed.id } })
  }
  await changeNavigation(run, documentId, settings, working)
  return results
}

interface Placing {
  entry: Entry
  target: NavigationTarget
  trees: ReadonlyMap<string, string>
  nodes: ReadonlyMap<string, string>
  record: ImportRecord | undefined
}

function place(
  run: Run,
  settings: NavigationSettings,
  { entry, target, trees, nodes, record }: Placing,
): { settings: NavigationSettings; id: string; outcome: RowResult['outcome'] } {
  const before = record ? settings.nodes[record.target_id] : undefined
  const label = entry.item.title.slice(0, 200)
  const newWindow = metaOf(entry.item, '_menu_item_target') === '_blank'
  const fields = { label, target, newWindow }
  if (record && before) {
    const isSame =
      before.label === label &&
      before.newWindow === newWindow &&
      JSON.stringify(before.target) === JSON.stringify(target)
    return {
      settings: withNode(settings, record.target_id, { ...before, ...fields }),
      id: record.target_id,
      outcome: isSame ? 'unchanged' : 'update',
    }
  }
  const id = freshId(run)
  const parent = nodes.get(`${entry.menu}:${entry.parent}`) ?? null
  const operation = insertNode(settings, id, { tree: trees.get(entry.menu) ?? '_hidden', parent }, fields)
  return { settings: applied(settings, operation, id), id, outcome: 'create' }
}

const withNode = (settings: NavigationSettings, id: string, node: NavigationNode): NavigationSettings => ({
  nodes: { ...settings.nodes, [id]: node },
})

function applied(settings: NavigationSettings, operation: Operation, id: string): NavigationSettings {
  const value = operation.kind === 'changeSettings' ? operation.changes[0]?.value : undefined
  return withNode(settings, id, value as NavigationNode)
}

/** The largest or best-named menu becomes the main one, and the next the footer's. Others become hidden menus. */
export function treesOf(entries: readonly { menu: string }[]): Map<string, string> {
  const sizes = new Map<string, number>()
  for (const { menu } of entries) sizes.set(menu, (sizes.get(menu) ?? 0) + 1)
  const rank = (slug: string): number =>
    /\b(main|primary|header|top|hoofd)/.test(slug) ? 2 : /(footer|social|bottom|voet|short)/.test(slug) ? 0 : 1
  const slugs = [...sizes.keys()].toSorted((a, b) => rank(b) - rank(a) || (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  const footer =
    slugs.slice(1).find((slug) => /footer|bottom|voet/.test(slug)) ??
    slugs.slice(1).find((slug) => /social|short/.test(slug))
  return new Map(slugs.map((slug, index) => [slug, index === 0 ? 'main' : slug === footer ? 'footer' : '_hidden']))
}

function parentsFirst(entries: readonly Entry[]): Entry[] {
  const order = (entry: Entry): number => Number.parseInt(entry.item.menuOrder, 10) || 0
  const sorted = entries.toSorted((a, b) => order(a) - order(b) || a.row.ordinal - b.row.ordinal)
  const byId = new Map(sorted.map((entry) => [`${entry.menu}:${entry.item.postId}`, entry]))
  const done = new Set<Entry>()
  const visit = (entry: Entry, depth: number): void => {
    if (done.has(entry) || depth > 20) return
    const parent = byId.get(`${entry.menu}:${entry.parent}`)
    if (parent && parent !== entry) visit(parent, depth + 1)
    done.add(entry)
  }
  for (const entry of sorted) visit(entry, 0)
  return [...done]
}

async function targetsOf(run: Run, entries: readonly Entry[], map: SiteMap): Promise<Map<StagedRow, NavigationTarget>> {
  const keys = entries.flatMap(({ item }) =>
    metaOf(item, '_menu_item_type') === 'post_type'
      ? [map.ofPost(metaOf(item, '_menu_item_object_id'))?.key ?? '']
      : [],
  )
  const records = await recordsByKey(run, keys)
  const blog = run.import.collection_id ? await collectionById(run.ctx, run.import.collection_id) : null
  const terms = await termSlugs(run)
  return new Map(
    entries.flatMap(({ row, item }): [StagedRow, NavigationTarget][] => {
      const type = metaOf(item, '_menu_item_type')
      const object = metaOf(item, '_menu_item_object_id')
      if (type === 'post_type') {
        const record = records.get(map.ofPost(object)?.key ?? '')
        return record ? [[row, { kind: 'document', id: record.target_id }]] : []
      }
      if (type === 'taxonomy') {
        const kind = metaOf(item, '_menu_item_object') === 'post_tag' ? 'tag' : 'category'
        const slug = terms.get(object)
        return slug && blog
          ? [[row, { kind: 'url', href: `/${blog.slug === '' ? '' : `${blog.slug}/`}${kind}/${slug}` }]]
          : []
      }
      if (type === 'post_type_archive') return blog ? [[row, { kind: 'collection', id: blog.id }]] : []
      const href = map.linkOf(safeLink(metaOf(item, '_menu_item_url')))
      return href === '' || href === '#'
        ? [[row, { kind: 'folder' }]]
        : [[row, { kind: 'url', href: href.slice(0, 2000) }]]
    }),
  )
}

/** Slugs of categories and tags here, by their number in the exporting site. */
async function termSlugs(run: Run): Promise<Map<string, string>> {
  const rows = await siteTables(run.ctx)
    .selectFrom('import_rows')
    .innerJoin('labels', (join) =>
      join.onRef('labels.website_id', '=', 'import_rows.website_id').onRef('labels.id', '=', 'import_rows.target_id'),
    )
    .where('import_rows.import_id', '=', run.import.id)
    .where('import_rows.rank', '=', ranks.term)
    .select(['import_rows.payload', 'labels.slug'])
    .execute()
  return new Map(rows.map((row) => [String((row.payload as { id?: string } | null)?.id ?? ''), row.slug]))
}

export async function navigation(run: Run): Promise<{ id: string; settings: NavigationSettings }> {
  const { id } = await ensureNavigation(run.ctx)
  return { id, settings: await navigationSettings(run.ctx, { draft: true }) }
}

export async function changeNavigation(
  run: Run,
  id: string,
  before: NavigationSettings,
  after: NavigationSettings,
): Promise<void> {
  const set = Object.entries(after.nodes).filter(([node, value]) => before.nodes[node] !== value)
  const removedNodes = Object.keys(before.nodes).filter((node) => !after.nodes[node])
  const changes = [
    ...set.map(([node, value]) => ({ path: ['nodes', node], value })),
    ...removedNodes.map((node) => ({ path: ['nodes', node], remove: true })),
  ]
  if (changes.length === 0) return
  const operation: PlainOperation = { kind: 'changeSettings', changes }
  await changeDocument(run.ctx, { id, operation: { kind: 'batch', label: 'import', operations: [operation] } })
  await publish(run.ctx, { documents: [id] })
}
