import { siteTables } from '#platform/database'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { importProblems } from '../../contract/imports.problems.ts'
import type { ImportNote, ImportOutcome, RowKind } from '../../contract/import.schema.ts'
import { itemPieces } from '../run/item-pieces.ts'
import type { Exported, ExportedEnd, ExportedItem, ExportedSite } from '../read/records.ts'
import { readExport, refuseTables } from '../read/read-export.ts'
import type {} from '../imports.tables.ts'
import { bodyNotes, imageAddresses } from './body-notes.ts'
import { readHead } from '../read/read-head.ts'
import {
  copied,
  type PartRow,
  plannedByFeatures,
  readPart,
  stageTaken,
  type PartRows,
  takenItems,
  takenTaxonomies,
} from './stage-parts.ts'
import { classifyItem, kindOfTerm, outcomeOf, ranks } from './classify.ts'
import { planRedirects } from './plan-redirects.ts'
import { hashOfPayload, keyOf, imageKey, sourceOf } from './source-key.ts'

interface Row {
  rank: number
  kind: RowKind
  source_key: string
  title: string
  payload: unknown
  outcome: ImportOutcome
  notes: ImportNote[]
}

interface Staging {
  ctx: SiteTransaction
  importId: string
  source: string
  sourceKeys: Map<string, string>
  keys: Map<string, number>
  images: Set<string>
  attached: Set<string>
  menus: Record<string, string>
  /** Categories that stood below others. */
  flattened: number
  /** What belongs to later features: read when all is there. */
  parts: PartRows
  takes: ReadonlySet<string>
  orders: ReadonlySet<string>
  waiting: Row[]
  weight: number
  ordinal: number
}

/** What earlier imports stored, so that the same file finds its rows again. */
const looseImagePrefix = 'picture:'

const rowsAtOnce = 100
/** In characters. What waits longer outlives the collector's short rounds, and a large file then fills the memory with what nobody needs. */
const weightAtOnce = 250_000

/**
 * Reads a file to its end and writes down what is in it, and what would become of each thing. In one transaction: a file that
 * turns out to be broken or hostile leaves nothing. Holds one batch of rows at a time.
 */
export async function stageExport(
  ctx: SiteTransaction,
  importId: string,
  bytes: AsyncIterable<Uint8Array>,
  onProgress?: (rows: number) => void,
): Promise<void> {
  const staging: Staging = {
    ctx,
    importId,
    source: '',
    sourceKeys: new Map(),
    keys: new Map(),
    images: new Set(),
    attached: new Set(),
    menus: {},
    flattened: 0,
    parts: { items: [], terms: [], files: new Map() },
    takes: takenItems(ctx),
    orders: takenTaxonomies(ctx),
    waiting: [],
    weight: 0,
    ordinal: 0,
  }
  await siteTables(ctx).deleteFrom('import_rows').where('import_id', '=', importId).execute()
  const { head, file } = await readHead(bytes)
  const part = await readPart(ctx, head, file)
  if (part) return stagePart(staging, part)
  refuseTables(head)
  let site: ExportedSite | null = null
  let isCutOff = false
  for await (const exported of readExport(file)) {
    if (exported.kind === 'site') {
      site = exported
      staging.source = sourceOf(exported)
      staging.sourceKeys = await knownRecords(ctx, staging.source)
    } else if (exported.kind === 'end') isCutOff = exported.isCutOff
    else await stage(staging, exported)
    if (staging.ordinal % 50 === 0) onProgress?.(staging.ordinal)
  }
  await stageLooseImages(staging)
  await addParts(staging, await stageTaken(ctx, staging.parts))
  await flush(staging)
  if (!site || staging.ordinal === 0) throw importProblems.nothingInside()
  const details = {
    title: site.title,
    description: site.description,
    language: site.language,
    link: site.link,
    version: site.version,
    menus: staging.menus,
    isCutOff,
    flattened: staging.flattened,
    redirects: await planRedirects(ctx, importId, staging.source),
  }
  await writeImportDetails(staging, details)
}

/** A file that is wholly a later feature's. */
async function stagePart(
  staging: Staging,
  { source, rows }: { source: string; rows: readonly PartRow[] },
): Promise<void> {
  staging.source = source
  staging.sourceKeys = await knownRecords(staging.ctx, source)
  await addParts(staging, rows)
  await flush(staging)
  if (staging.ordinal === 0) throw importProblems.nothingInside()
  await writeImportDetails(staging, { title: '', isTable: true })
}

/** A part of another row becomes what that one becomes. */
async function addParts(staging: Staging, rows: readonly PartRow[]): Promise<void> {
  const foreseen = await plannedByFeatures(staging.ctx, staging.source, rows)
  const outcomes = new Map(
    rows.flatMap((row) => (row.rank === ranks.part ? [[row.source_key, planned(staging, row)] as const] : [])),
  )
  for (const row of rows) {
    const { lead = row.source_key } = (row.payload ?? {}) as { lead?: string }
    const notes = [...row.notes, ...copied(foreseen.get(row.source_key)?.notes ?? [])]
    await add(staging, { ...row, notes }, row.skip ? undefined : (foreseen.get(lead)?.outcome ?? outcomes.get(lead)))
  }
}

async function writeImportDetails(
  { ctx, importId, source, ordinal }: Staging,
  details: Record<string, unknown>,
): Promise<void> {
  await siteTables(ctx)
    .updateTable('imports')
    .set({ source, details, rows_total: ordinal, rows_done: 0 })
    .where('id', '=', importId)
    .execute()
}

async function stage(staging: Staging, exported: Exclude<Exported, ExportedSite | ExportedEnd>): Promise<void> {
  if (exported.kind === 'item') return stageItem(staging, exported)
  if (exported.kind === 'author') {
    const name = exported.name || exported.login || exported.email
    const key = uniqueKey(staging, `author:${exported.login || exported.email || exported.id}`)
    return add(staging, {
      rank: ranks.author,
      kind: 'author',
      source_key: key,
      title: name,
      payload: exported,
      skip: name === '',
      notes: [],
    })
  }
  const isTaken = staging.orders.has(exported.taxonomy)
  if (isTaken) staging.parts.terms.push(exported)
  const { kind, skip, notes } = kindOfTerm(exported, isTaken)
  if (notes.some(({ code }) => code === 'flattened')) staging.flattened += 1
  if (exported.taxonomy === 'nav_menu') staging.menus[ownText(exported.slug)] = ownText(exported.name)
  const key = uniqueKey(staging, `${exported.taxonomy}:${exported.slug || exported.name}`)
  return add(staging, {
    rank: ranks.term,
    kind,
    source_key: key,
    title: exported.name || exported.slug,
    payload: exported,
    skip: skip || exported.name === '',
    notes,
  })
}

async function stageItem(staging: Staging, item: ExportedItem): Promise<void> {
  if (item.type === 'attachment')
    staging.parts.files.set(ownText(item.postId), ownText(item.attachmentUrl || item.guid))
  if (staging.takes.has(item.type)) {
    staging.parts.items.push(item)
    return
  }
  const { rank, kind, skip, notes } = classifyItem(item)
  if (rank === ranks.media) staging.attached.add(ownText(imageKey(item.attachmentUrl || item.guid)))
  if (rank === ranks.document) {
    const pieces = itemPieces(item)
    notes.push(...bodyNotes(pieces))
    for (const address of imageAddresses(pieces)) staging.images.add(ownText(address))
  }
  const plain = keyOf(item)
  const key = uniqueKey(staging, plain)
  if (key !== plain && kind !== 'empty') notes.push({ code: 'doubled', values: {} })
  const title = item.title || item.slug || item.attachmentUrl || item.link
  await add(staging, { rank, kind, source_key: key, title, payload: skip ? null : item, skip, notes })
}

/** Images in bodies that are no attachments of the file: each once, by the largest of its sizes. */
async function stageLooseImages(staging: Staging): Promise<void> {
  const loose = new Map<string, string>()
  for (const address of staging.images) {
    const key = imageKey(address)
    if (!staging.attached.has(key) && !loose.has(key)) loose.set(key, address)
  }
  for (const [key, address] of loose) {
    const payload = { kind: 'picture', url: address.replace(/^\/\//, 'https://') }
    await add(staging, {
      rank: ranks.media,
      kind: 'media',
      source_key: `${looseImagePrefix}${key.slice(0, 900)}`,
      title: address,
      payload,
      skip: false,
      notes: [],
    })
  }
}

async function add(
  staging: Staging,
  { skip, ...row }: Omit<Row, 'outcome'> & { skip: boolean },
  outcome?: ImportOutcome,
): Promise<void> {
  staging.ordinal += 1
  staging.waiting.push({
    ...row,
    title: row.title.slice(0, 500),
    outcome: outcome ?? planned(staging, { ...row, skip }),
  })
  staging.weight += row.payload === null ? 100 : ((row.payload as ExportedItem).body?.length ?? 0) + 1000
  if (staging.waiting.length >= rowsAtOnce || staging.weight > weightAtOnce) await flush(staging)
}

function planned(
  staging: Staging,
  { skip, source_key: key, payload }: { skip: boolean; source_key: string; payload: unknown },
): ImportOutcome {
  const before = staging.sourceKeys.get(key)
  return outcomeOf(
    skip,
    before !== undefined,
    before !== undefined && before === (payload === null ? '' : hashOfPayload(payload)),
  )
}

async function flush(staging: Staging): Promise<void> {
  const first = staging.ordinal - staging.waiting.length + 1
  const rows = staging.waiting.map((row, index) => ({
    ...row,
    website_id: staging.ctx.site.id,
    import_id: staging.importId,
    ordinal: first + index,
    state: 'waiting' as const,
    target_kind: null,
    target_id: null,
    part_of: row.rank === ranks.partOf ? (row.payload as { lead: string }).lead : null,
  }))
  staging.waiting = []
  staging.weight = 0
  if (rows.length > 0) await staging.ctx.db.insertInto('import_rows').values(rows).execute()
}

/** Two things of one name in one file are two things. */
function uniqueKey(staging: Staging, key: string): string {
  const count = (staging.keys.get(key) ?? 0) + 1
  staging.keys.set(ownText(key), count)
  return count === 1 ? key : `${key}#${count}`
}

/** A copy: the engine cuts a text out of a larger one without copying, and the cutting would keep all of the file in memory. */
function ownText(text: string): string {
  return Buffer.from(text).toString()
}

async function knownRecords(ctx: SiteContext, source: string): Promise<Map<string, string>> {
  const rows = await siteTables(ctx)
    .selectFrom('import_records')
    .select(['source_key', 'hash'])
    .where('source', '=', source)
    .execute()
  return new Map(rows.map((row) => [row.source_key, row.hash]))
}
