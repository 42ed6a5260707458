import type { ArchivedTable, PlatformContext, Site } from '#platform/context'
import {
  blocksPerDocument,
  charactersPerDocument,
  type DocumentKind,
  documentSchema,
  sectionsPerDocument,
} from '#platform/document'
import { siteMarker } from '../contract/archive.schema.ts'
import { transferProblems } from '../contract/transfer.problems.ts'
import type { SiteArchive } from './read-site-archive.ts'

/** The rows of one table as JSON, with the id of the importing site. Each row is validated before it is written. */
export async function* rowsIn(
  { product, site }: Pick<PlatformContext, 'product'> & { readonly site: Pick<Site, 'id'> },
  archive: SiteArchive,
  table: ArchivedTable,
): AsyncGenerator<string> {
  const stated = archive.manifest.tables[table.name]?.rows ?? 0
  let number = 0
  for await (const line of archive.lines(`data/${table.name}.jsonl`)) {
    number += 1
    const text = line.replaceAll(siteMarker, site.id)
    const row = rowOf(text)
    const place = { table: table.name, line: number }
    if (!row || (table.document && !isDocument(product, table, row[table.document])))
      throw transferProblems.brokenRow(place)
    if (table.key && !String(row[table.key]).startsWith(`${site.id}/`)) throw transferProblems.foreignFile(place)
    if (number > stated) throw transferProblems.tooManyRows({ table: table.name })
    yield text
  }
}

function rowOf(text: string): Record<string, unknown> | null {
  try {
    const row: unknown = JSON.parse(text)
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/**
 * Tells whether an owner could have written the document. Published and earlier versions may have the settings of their
 * time.
 */
function isDocument(product: PlatformContext['product'], { document: column }: ArchivedTable, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const read = documentSchema.safeParse({ seq: 0, ...value })
  if (!read.success || !isWithinLimits(read.data, value)) return false
  return column !== 'head' || fitsKind(product, read.data.kind, read.data.settings)
}

function isWithinLimits({ sections, blocks }: { sections: object; blocks: object }, value: object): boolean {
  return (
    Object.keys(sections).length <= sectionsPerDocument &&
    Object.keys(blocks).length <= blocksPerDocument &&
    JSON.stringify(value).length <= charactersPerDocument
  )
}

function fitsKind({ kinds }: PlatformContext['product'], kind: DocumentKind, settings: unknown): boolean {
  return kinds.get(kind)?.settings.safeParse(settings).success ?? true
}
