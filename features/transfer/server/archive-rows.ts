import type { Site } from '#platform/context'
import { documentSchema } from '#platform/document'
import { siteMarker } from '../contract/archive.schema.ts'
import { transferProblems } from '../contract/transfer.problems.ts'
import type { ArchivedTable } from './archive-tables.ts'
import type { SiteArchive } from './read-site-archive.ts'

/**
 * The rows of one table as JSON, with the id of the site they are brought into; each is looked at before the database
 * sees it.
 */
export async function* rowsIn(
  archive: SiteArchive,
  site: Pick<Site, 'id'>,
  table: ArchivedTable,
): AsyncGenerator<string> {
  let number = 0
  for await (const line of archive.lines(`data/${table.name}.jsonl`)) {
    number += 1
    const text = line.replaceAll(siteMarker, site.id)
    const row = rowOf(text)
    const place = { table: table.name, line: number }
    if (!row || (table.document && !isDocument(row[table.document]))) throw transferProblems.brokenRow(place)
    if (table.key && !String(row[table.key]).startsWith(`${site.id}/`)) throw transferProblems.foreignFile(place)
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

function isDocument(value: unknown): boolean {
  return typeof value === 'object' && value !== null && documentSchema.safeParse({ seq: 0, ...value }).success
}

/** Rows above before those below them. A row whose parent is missing, or its own descendant, is an error. */
export async function parentsFirst(rows: AsyncIterable<string>, table: ArchivedTable): Promise<string[]> {
  const waiting = new Map<string, string[]>()
  const ordered: string[] = []
  const ready: { id: string; text: string }[] = []
  let count = 0
  for await (const text of rows) {
    const row = JSON.parse(text) as Record<string, unknown>
    const parent = row[table.parent ?? '']
    count += 1
    if (typeof parent === 'string') waiting.set(parent, [...(waiting.get(parent) ?? []), text])
    else ready.push({ id: String(row['id']), text })
  }
  for (let next = ready.pop(); next; next = ready.pop()) {
    ordered.push(next.text)
    for (const text of waiting.get(next.id) ?? [])
      ready.push({ id: String((JSON.parse(text) as { id: unknown }).id), text })
    waiting.delete(next.id)
  }
  if (ordered.length !== count) throw transferProblems.broken({ entry: `data/${table.name}.jsonl` })
  return ordered
}
