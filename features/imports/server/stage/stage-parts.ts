import type { ImportedRow, SiteContext } from '#platform/context'
import { importProblems } from '../../contract/imports.problems.ts'
import type { ImportNote, RowKind } from '../../contract/import.schema.ts'
import type { ExportedItem } from '../read/records.ts'
import { ranks } from './classify.ts'

/** A row of a later feature, as it is written down. Parts of another row hold the key of that one. */
export interface PartRow {
  rank: number
  kind: RowKind
  source_key: string
  title: string
  payload: unknown
  skip: boolean
  notes: ImportNote[]
}

/** A text file of which nothing is thrown away is held whole: larger ones are no lists of products. */
const largestTable = 300_000_000

/** Types of items that a later feature takes. */
export function takenItems({ product }: SiteContext): ReadonlySet<string> {
  return new Set(product.features.flatMap(({ imports }) => imports?.itemTypes ?? []))
}

export async function stageTaken(ctx: SiteContext, items: readonly ExportedItem[], files: ReadonlyMap<string, string>): Promise<PartRow[]> {
  const rows: PartRow[] = []
  for (const { imports } of ctx.product.features) {
    const own = items.filter(({ type }) => imports?.itemTypes.includes(type))
    if (imports && own.length > 0) rows.push(...(await imports.readItems(ctx, own, files)).map(partRow))
  }
  return rows
}

/** The rows of a file that is wholly a later feature's; null for a file that is nobody's. */
export async function readPart(ctx: SiteContext, head: string, file: AsyncIterable<Uint8Array>): Promise<{ source: string; rows: PartRow[] } | null> {
  for (const { imports } of ctx.product.features) {
    const format = imports?.formats.find((one) => one.recognises(head))
    if (format) return { source: format.name, rows: (await format.read(ctx, limited(file))).map(partRow) }
  }
  return null
}

function partRow({ kind, key, title, payload, lead, notes, skip = false }: ImportedRow): PartRow {
  const isPart = lead !== undefined
  return {
    rank: skip ? ranks.rest : isPart ? ranks.partOf : ranks.part,
    kind: kind as RowKind,
    source_key: key.slice(0, 900),
    title,
    payload: skip ? null : isPart ? { lead } : payload,
    skip,
    notes: notes.map(({ code, values }) => ({ code, values })),
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
