import { seenTexts } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { importProblems } from '../../contract/imports.problems.ts'
import { machineryOf } from '../items/shop-pages.ts'
import { preparedItem } from '../items/prepare-item.ts'
import { itemPieces } from '../items/item-pieces.ts'
import type { Exported, ExportedEnd, ExportedItem, ExportedSite } from '../read/records.ts'
import { readExport, refuseTables } from '../read/read-export.ts'
import type {} from '../imports.tables.ts'
import { completeBodies, isUnfinished, remember } from './complete-bodies.ts'
import { bodyNotes, imageAddresses, shortcodeNotes } from './body-notes.ts'
import { readHead } from '../read/read-head.ts'
import { archiveFiles, forgetArchived } from '../archive/archive-files.ts'
import { openUpload } from '../archive/open-upload.ts'
import { readFolder } from '../archive/read-folder.ts'
import { knownTable } from '../table/known-tables.ts'
import { readProgramTable, readMapped, type TableContent } from '../table/read-table.ts'
import { likelyTable, stagedTable } from '../table/staged-table.ts'
import { tableHead } from '../table/table-head.ts'
import { importRowById } from '../imports.queries.ts'
import { type ReadParts, readPart, writtenDown, stageTaken } from './stage-parts.ts'
import { addParts } from './add-parts.ts'
import { classifyItem, kindOfTerm, ranks } from '../items/classify.ts'
import { sourceOfHead } from '../sources/index.ts'
import { planRedirects } from './plan-redirects.ts'
import { keyOf, imageKey, sourceOf } from '../items/source-key.ts'
import type { WebsiteValues } from '../../contract/website.schema.ts'
import { websiteIn } from '../website/website-in.ts'
import { adopted, isBeginning, presentWebsite, type StagedWebsite } from '../website/website.ts'
import { addMachinery, addSheetsLeft, stageLooseImages } from './further-rows.ts'
import { add, flush, newStaging, ownText, type Staging, uniqueKey } from './staging.ts'

const enoughWords = 40_000

/**
 * Reads a whole file and stores its records with their plan. It uses one transaction, so that a broken or hostile file
 * leaves nothing, and holds one batch of rows at a time.
 */
export async function stageExport(
  ctx: SiteTransaction,
  importId: string,
  bytes: AsyncIterable<Uint8Array>,
  onProgress?: (rows: number) => void,
): Promise<'ready' | 'mapping'> {
  const staging = newStaging(ctx, importId)
  staging.table = stagedTable(await importRowById(ctx, importId))
  await clearRows(staging)
  const upload = await openUpload(bytes, ctx.config)
  try {
    if (upload.archive) {
      const files = archiveFiles(ctx, importId, upload.archive)
      await stageRecords(staging, seenRecords(readFolder(upload.archive, files)), onProgress)
      return 'ready'
    }
    const { head, file } = await readHead(upload.file)
    staging.website = await websiteOf(ctx, importId, websiteIn({ site: null, text: head, head }))
    const state = await stageFile(staging, head, file, onProgress)
    if (state === 'ready') await addSheetsLeft(staging, upload.sheetsLeft ?? [])
    return state
  } finally {
    await upload.close()
  }
}

async function stageFile(
  staging: Staging,
  head: string,
  file: AsyncIterable<Uint8Array>,
  onProgress?: (rows: number) => void,
): Promise<'ready' | 'mapping'> {
  const { ctx, importId, table: said } = staging
  const website = { ...staging.website?.present, ...staging.website?.after }
  if (said?.isSaid) {
    const map = { kind: said.kind, fields: said.columns.map(({ field }) => field) }
    await stageTable(staging, await readMapped(ctx, file, map, website), true, onProgress)
    return 'ready'
  }
  const part = await readPart(ctx, head, file, website)
  const otherSource = part ? null : sourceOfHead(head)
  const table = part || otherSource ? null : tableHead(head)
  const system = table && knownTable(table.columns)
  if (part) await stagePart(staging, part, true)
  else if (system)
    await stageTable(
      staging,
      await readProgramTable(ctx, file, system, website),
      system.prepare === undefined,
      onProgress,
    )
  else if (table) {
    const likely = await likelyTable(ctx, table)
    const details = { title: '', website: staging.website, table: likely }
    await siteTables(ctx).updateTable('imports').set({ details }).where('id', '=', importId).execute()
    return 'mapping'
  } else {
    if (!otherSource) refuseTables(head)
    await stageRecords(
      staging,
      otherSource ? seenRecords(otherSource.read(file, { ...ctx.site, now: ctx.now() })) : readExport(file),
      onProgress,
    )
  }
  return 'ready'
}

/** `isLines`: each of its rows is a line of the file. */
async function stageTable(
  staging: Staging,
  content: TableContent,
  isLines: boolean,
  onProgress?: (rows: number) => void,
): Promise<void> {
  if (content.records) return stageRecords(staging, seenRecords(content.records), onProgress)
  return stagePart(staging, { source: content.source, ...writtenDown(content.rows) }, isLines)
}

/** Like `stageExport`, for records that are not from a file. */
export async function stageSource(
  ctx: SiteTransaction,
  importId: string,
  records: AsyncIterable<Exported>,
  onProgress?: (rows: number) => void,
): Promise<void> {
  const staging = newStaging(ctx, importId)
  await clearRows(staging)
  await stageRecords(staging, seenRecords(records), onProgress)
}

/** Records of other systems may contain characters that no database stores. The reader of WordPress removes them. */
async function* seenRecords(records: AsyncIterable<Exported>): AsyncGenerator<Exported> {
  for await (const record of records) yield seenTexts(record)
}

async function clearRows({ ctx, importId }: Staging): Promise<void> {
  await siteTables(ctx).deleteFrom('import_rows').where('import_id', '=', importId).execute()
  await siteTables(ctx).deleteFrom('import_addresses').where('import_id', '=', importId).execute()
  await forgetArchived(ctx, ctx.site.id, importId)
}

/** Stages the records of a source one after the other. */
async function stageRecords(
  staging: Staging,
  records: AsyncIterable<Exported>,
  onProgress?: (rows: number) => void,
): Promise<void> {
  const { ctx, importId } = staging
  let site: ExportedSite | null = null
  let isCutOff = false
  for await (const exported of records) {
    if (exported.kind === 'site') {
      site = exported
      staging.source = sourceOf(exported)
      staging.sourceKeys = await knownRecords(ctx, staging.source)
    } else if (exported.kind === 'end') isCutOff = exported.isCutOff
    else await stage(staging, exported)
    if (exported.kind === 'item' && staging.words.length < enoughWords)
      staging.words += ownText(`${exported.title} ${exported.body.slice(0, 2000)} `)
    if (staging.ordinal % 50 === 0) onProgress?.(staging.ordinal)
  }
  await flush(staging)
  await completeBodies(staging)
  await stageLooseImages(staging)
  await addParts(staging, await stageTaken(ctx, staging.parts))
  await flush(staging)
  if (!site || staging.ordinal === 0) throw importProblems.nothingInside()
  const details = {
    website: await websiteOf(ctx, importId, websiteIn({ site, text: staging.words, head: '' })),
    title: site.title,
    ...(site.look && { look: { ...site.look, isTaken: await isBeginning(ctx, importId) } }),
    description: site.description,
    language: site.language,
    link: site.link,
    version: site.version,
    menus: staging.menus,
    isCutOff,
    flattened: staging.flattened,
    drafts: staging.documents.shown === 0 ? staging.documents.all : 0,
    redirects: await planRedirects(ctx, importId, staging.source),
  }
  await writeImportDetails(staging, details)
}

/** Returns the site settings in the file, the present ones, and the result without further decisions. */
async function websiteOf(ctx: SiteContext, importId: string, file: WebsiteValues): Promise<StagedWebsite> {
  const { values: present, chosen } = await presentWebsite(ctx)
  const after = adopted(file, present, { isNew: await isBeginning(ctx, importId), chosen })
  return { file, present, after, staged: after }
}

/** A file that is wholly a later feature's. */
async function stagePart(
  staging: Staging,
  { source, ...parts }: ReadParts & { source: string },
  isTable: boolean,
): Promise<void> {
  staging.source = source
  staging.sourceKeys = await knownRecords(staging.ctx, source)
  await addParts(staging, parts)
  await flush(staging)
  if (staging.ordinal === 0) throw importProblems.nothingInside()
  await writeImportDetails(staging, { title: '', isTable, website: staging.website })
}

async function writeImportDetails(
  { ctx, importId, source, ordinal, table }: Staging,
  details: Record<string, unknown>,
): Promise<void> {
  await siteTables(ctx)
    .updateTable('imports')
    .set({ source, details: { ...details, ...(table && { table }) }, rows_total: ordinal, rows_done: 0 })
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

async function stageItem(staging: Staging, exported: ExportedItem): Promise<void> {
  const item = preparedItem(exported, { locale: staging.ctx.site.locale, now: staging.ctx.now() })
  remember(staging.unfinished, item)
  if (item.type === 'attachment')
    staging.parts.files.set(ownText(item.postId), ownText(item.attachmentUrl || item.guid))
  if (staging.takes.has(item.type)) {
    staging.parts.items.push(item)
    return
  }
  const { rank, kind, skip, notes } = classifyItem(item)
  if (rank === ranks.media) staging.attached.add(ownText(imageKey(item.attachmentUrl || item.guid)))
  if (rank === ranks.document) {
    staging.documents.all += 1
    if (['publish', 'private', 'inherit', 'future'].includes(item.status)) staging.documents.shown += 1
  }
  const isWaiting = rank === ranks.document && isUnfinished(item)
  if (rank === ranks.document && !isWaiting) {
    const pieces = itemPieces(item)
    notes.push(...bodyNotes(pieces), ...shortcodeNotes(item.body))
    for (const address of imageAddresses(pieces)) staging.images.add(ownText(address))
  }
  const plain = keyOf(item)
  const key = uniqueKey(staging, plain)
  if (key !== plain && kind !== 'empty') notes.push({ code: 'doubled', values: {} })
  const title = item.title || item.slug || item.attachmentUrl || item.link
  await add(staging, { rank, kind, source_key: key, title, payload: skip ? null : item, skip, notes })
  const place = machineryOf(item)
  if (place !== null) await addMachinery(staging, item, place)
  if (isWaiting) staging.unfinished.ordinals.push(staging.ordinal)
}

async function knownRecords(ctx: SiteContext, source: string): Promise<Map<string, string>> {
  const rows = await siteTables(ctx)
    .selectFrom('import_records')
    .select(['source_key', 'hash'])
    .where('source', '=', source)
    .execute()
  return new Map(rows.map((row) => [row.source_key, row.hash]))
}
