import { normalPath } from '#features/pages/contract'
import { provided, type SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { importParts } from '../import-part.ts'
import { decoded } from '../read/decoded.ts'
import { oldPaths } from '../items/item-settings.ts'
import type { ImportNote, ImportOutcome, RowKind } from '../../contract/import.schema.ts'
import type { ExportedItem } from '../read/records.ts'
import { outcomeOf, ranks } from '../items/classify.ts'
import { hashOfPayload } from '../items/source-key.ts'
import type { StagedTable } from '../table/staged-table.ts'
import type { StagedWebsite } from '../website/website.ts'
import { nothingUnfinished, type Unfinished } from './unfinished.ts'
import { type PartRows, takenItems, takenTaxonomies } from './stage-parts.ts'

interface Row {
  rank: number
  kind: RowKind
  source_key: string
  title: string
  payload: unknown
  outcome: ImportOutcome
  notes: ImportNote[]
}

/** State while a file is read, with the rows that wait to be stored. */
export interface Staging {
  ctx: SiteTransaction
  importId: string
  source: string
  sourceKeys: Map<string, string>
  keys: Map<string, number>
  images: Set<string>
  attached: Set<string>
  menus: Record<string, string>
  /** Number of categories that lost their level. */
  flattened: number
  /** Numbers of pages and posts, and of those that are no drafts. */
  documents: { all: number; shown: number }
  /** Rows of later features, read after everything else. */
  parts: PartRows
  takes: ReadonlySet<string>
  orders: ReadonlySet<string>
  waiting: Row[]
  weight: number
  ordinal: number
  website: StagedWebsite | null
  /** A table whose owner says what its columns hold. */
  table: StagedTable | null
  unfinished: Unfinished
  /** Words of the first items, from which the language is guessed. */
  words: string
}

export function newStaging(ctx: SiteTransaction, importId: string): Staging {
  return {
    ctx,
    importId,
    source: '',
    sourceKeys: new Map(),
    keys: new Map(),
    images: new Set(),
    attached: new Set(),
    menus: {},
    flattened: 0,
    documents: { all: 0, shown: 0 },
    parts: { items: [], terms: [], files: new Map() },
    takes: takenItems(ctx),
    orders: takenTaxonomies(ctx),
    waiting: [],
    weight: 0,
    ordinal: 0,
    website: null,
    table: null,
    unfinished: nothingUnfinished(),
    words: '',
  }
}

const rowsAtOnce = 100
/**
 * Limit of waiting rows in characters. Rows that wait longer outlive the collector's short rounds, and a large file
 * would fill the memory with garbage.
 */
const weightAtOnce = 250_000

export async function add(
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

export function planned(
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

export async function flush(staging: Staging): Promise<void> {
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
  await writeAddresses(staging, rows)
}

/** Addresses of the old site, as they are looked up: decoded, without a slash at their end. */
async function writeAddresses(
  { ctx, importId }: Staging,
  rows: readonly Pick<Row, 'rank' | 'kind' | 'payload' | 'title'>[],
): Promise<void> {
  const addresses = rows.flatMap(({ rank, kind, payload, title }) =>
    payload === null ? [] : formerPathsOf(ctx, rank, kind, payload).map((path) => ({ path, title })),
  )
  const unique = [...new Map(addresses.map((address) => [address.path, address])).values()]
  if (unique.length === 0) return
  await siteTables(ctx)
    .insertInto('import_addresses')
    .values(unique.map(({ path, title }) => ({ import_id: importId, path, title })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function formerPathsOf({ product }: SiteTransaction, rank: number, kind: RowKind, payload: unknown): string[] {
  const paths =
    rank === ranks.document
      ? oldPaths(payload as ExportedItem)
      : rank === ranks.part
        ? (provided(product, importParts)
            .find(({ kinds }) => kinds.includes(kind))
            ?.addresses?.(payload) ?? [])
        : []
  return paths.flatMap((path) => {
    const [before = '', query] = path.split('?')
    const normal = normalPath(decoded(before))
    return normal === null || path.length > 1000 ? [] : [query === undefined ? normal : `${normal}?${query}`]
  })
}

/**
 * Copies the text, because V8 cuts a text out of a larger one without copying, which would keep the whole file in
 * memory.
 */
export function ownText(text: string): string {
  return Buffer.from(text).toString()
}

/** Two records with the same name in one file are distinct. */
export function uniqueKey(staging: Staging, key: string): string {
  const count = (staging.keys.get(key) ?? 0) + 1
  staging.keys.set(ownText(key), count)
  return count === 1 ? key : `${key}#${count}`
}
