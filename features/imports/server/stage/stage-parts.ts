import { siteTables } from '#platform/database'
import { provided, type SiteContext } from '#platform/context'
import {
  allRows,
  type ForeseenOutcome,
  type ImportedRow,
  type ImportedRows,
  type ImportPart,
  importParts,
} from '../import-part.ts'
import { sql } from 'kysely'
import { importProblems } from '../../contract/imports.problems.ts'
import type { WebsiteValues } from '../../contract/website.schema.ts'
import type { ImportNote, RowKind } from '../../contract/import.schema.ts'
import type { ExportedItem, ExportedTerm } from '../read/records.ts'
import { ranks } from '../items/classify.ts'
import { hashOfPayload } from '../items/source-key.ts'

/** A row of a later feature, as it is stored. Parts of another row contain the key of that row. */
export interface PartRow {
  rank: number
  kind: RowKind
  source_key: string
  title: string
  payload: unknown
  skip: boolean
  notes: ImportNote[]
}

/** A text file is read whole; larger files are not lists of products. */
const largestTable = 300_000_000

/** Returns the types of items that later features import. */
export function takenItems({ product }: SiteContext): ReadonlySet<string> {
  return new Set(provided(product, importParts).flatMap(({ itemTypes }) => itemTypes))
}

/** Returns the taxonomies that later features import with their items. */
export function takenTaxonomies({ product }: SiteContext): ReadonlySet<string> {
  return new Set(provided(product, importParts).flatMap(({ taxonomies = [] }) => taxonomies))
}

export interface PartRows {
  items: ExportedItem[]
  terms: ExportedTerm[]
  /** Addresses of attachments. */
  files: Map<string, string>
}

/** Rows as their feature returns them, and as they are stored. */
export interface ReadParts {
  readonly keys: ReadonlySet<string>
  readonly rows: Iterable<PartRow>
}

export async function stageTaken(ctx: SiteContext, { items, terms, files }: PartRows): Promise<ReadParts> {
  const rows: ImportedRow[] = []
  for (const part of provided(ctx.product, importParts)) {
    const own = items.filter(({ type }) => part.itemTypes.includes(type))
    if (own.length === 0) continue
    const ordered = terms.filter(({ taxonomy }) => part.taxonomies?.includes(taxonomy))
    for (const row of await part.readItems(ctx, own, files, ordered)) rows.push(row)
  }
  return writtenDown(allRows(rows))
}

/** Returns the rows of a file that belongs to a later feature; null for other files. */
export async function readPart(
  ctx: SiteContext,
  head: string,
  file: AsyncIterable<Uint8Array>,
  website: WebsiteValues,
): Promise<(ReadParts & { source: string }) | null> {
  for (const { formats } of provided(ctx.product, importParts)) {
    const format = formats.find((candidate) => candidate.recognises(head))
    if (format) return { source: format.name, ...writtenDown(await format.read(ctx, limited(file), website)) }
  }
  return null
}

export function writtenDown({ keys, rows }: ImportedRows): ReadParts {
  return { keys: new Set(Array.from(keys, shortKey)), rows: partRows(rows) }
}

function* partRows(rows: Iterable<ImportedRow>): Generator<PartRow> {
  for (const row of rows) yield partRow(row)
}

export type PlanRows = (source: string, rows: readonly PartRow[]) => Promise<Map<string, ForeseenOutcome>>

/** Plans the rows of a file batch by batch with the responsible features. */
export function openPlan(ctx: SiteContext, claimed: ReadonlySet<string>): PlanRows {
  const planners = provided(ctx.product, importParts).map(({ kinds, plan }) => ({ kinds, plan: plan?.(ctx, claimed) }))
  return (source, rows) => planned(ctx, planners, source, rows)
}

/** Returns the targets that earlier imports of a source made of rows with these keys. */
export async function targetsOf(ctx: SiteContext, source: string, keys: ReadonlySet<string>): Promise<Set<string>> {
  const records = await siteTables(ctx)
    .selectFrom('import_records')
    .select(['source_key', 'target_id'])
    .where('source', '=', source)
    .execute()
  return new Set(records.flatMap(({ source_key, target_id }) => (keys.has(source_key) ? [target_id] : [])))
}

interface Planner {
  readonly kinds: readonly string[]
  readonly plan: ReturnType<NonNullable<ImportPart['plan']>> | undefined
}

async function planned(
  ctx: SiteContext,
  planners: readonly Planner[],
  source: string,
  rows: readonly PartRow[],
): Promise<Map<string, ForeseenOutcome>> {
  const foreseen = new Map<string, ForeseenOutcome>()
  for (const { kinds, plan } of planners) {
    const own = rows.filter(({ rank, kind }) => rank === ranks.part && kinds.includes(kind))
    if (!plan || own.length === 0) continue
    const records = await recordsOf(
      ctx,
      source,
      own.map(({ source_key }) => source_key),
    )
    const wanted = own.map(({ source_key: key, payload }) => {
      const record = records.get(key)
      const target = record ? { kind: record.target_kind, id: record.target_id } : null
      return { key, payload, target, isSame: record !== undefined && record.hash === hashOfPayload(payload) }
    })
    for (const [key, outcome] of await plan(wanted)) foreseen.set(key, outcome)
  }
  return foreseen
}

async function recordsOf(ctx: SiteContext, source: string, keys: readonly string[]) {
  const rows = await siteTables(ctx)
    .selectFrom('import_records')
    .select(['source_key', 'target_kind', 'target_id', 'hash'])
    .where('source', '=', source)
    .where(sql<boolean>`source_key = any(${keys}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.source_key, row]))
}

/** Shortens long keys, because an index limits their length. */
const shortKey = (key: string): string => (key.length > 900 ? `${key.slice(0, 800)}#${hashOfPayload(key)}` : key)

export const copied = (notes: ImportedRow['notes']): ImportNote[] => notes.map(({ code, values }) => ({ code, values }))

function partRow({ kind, key, title, payload, lead, notes, skip = false }: ImportedRow): PartRow {
  const isPart = lead !== undefined
  return {
    rank: skip ? ranks.rest : isPart ? ranks.partOf : ranks.part,
    kind: kind as RowKind,
    source_key: shortKey(key),
    title,
    payload: skip ? null : isPart ? { lead: shortKey(lead) } : payload,
    skip,
    notes: copied(notes),
  }
}

async function* limited(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of file) {
    size += piece.byteLength
    if (size > largestTable) throw importProblems.tooLarge({ gigabytes: largestTable / 1_000_000_000 })
    yield piece
  }
}
