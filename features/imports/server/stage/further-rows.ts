import { normalPath } from '#features/pages/contract'
import { siteTables } from '#platform/database'
import { ranks } from '../items/classify.ts'
import { oldPaths } from '../items/item-settings.ts'
import { imageKey } from '../items/source-key.ts'
import type { ExportedItem } from '../read/records.ts'
import { add, flush, ownText, type Staging, uniqueKey } from './staging.ts'

/** Prefix of earlier imports, so that the same file finds its rows again. */
const looseImagePrefix = 'picture:'

/** Stages images in bodies that are not attachments of the file: each once, in its largest size. */
export async function stageLooseImages(staging: Staging): Promise<void> {
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

/** The address of a page that one of ours replaces leads to ours. */
export async function addMachinery(staging: Staging, item: ExportedItem, target: string): Promise<void> {
  const [path] = oldPaths(item)
  if (path === undefined || path.replace(/\/$/, '') === target) return
  const plain = normalPath(path)
  if (plain === null || plain === '/') return
  await add(staging, {
    rank: ranks.part,
    kind: 'redirect',
    source_key: uniqueKey(staging, `redirect:${plain}`),
    title: plain,
    payload: { path: plain, target },
    skip: false,
    notes: [],
  })
}

/** Adds a row for each sheet of a workbook that was not read. */
export async function addSheetsLeft(staging: Staging, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  for (const [at, name] of names.entries())
    await add(staging, {
      rank: ranks.rest,
      kind: 'other',
      source_key: `sheet:${at + 1}`,
      title: ownText(name),
      payload: null,
      skip: true,
      notes: [{ code: 'sheetLeft', values: {} }],
    })
  await flush(staging)
  await siteTables(staging.ctx)
    .updateTable('imports')
    .set({ rows_total: staging.ordinal })
    .where('id', '=', staging.importId)
    .execute()
}
