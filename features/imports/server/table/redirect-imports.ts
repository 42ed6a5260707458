import { normalPath } from '#features/pages/contract'
import { forgetRedirects, registerRedirect } from '#features/pages/server'
import { siteTables } from '#platform/database'
import { Problem } from '#platform/contract'
import type { OwnerTransaction } from '#platform/context'
import { decoded } from '../read/decoded.ts'
import { allRows, type ImportedOutcome, type ImportedRow, type ImportPart } from '../import-part.ts'
import type { MappedRow } from './mapped-rows.ts'

interface OldPath {
  path: string
  target: string
}

/** Imports redirects from a table with old addresses and their targets. */
export const redirectImports: ImportPart = {
  formats: [],
  itemTypes: [],
  readItems: () => Promise.resolve([]),
  tables: { redirects: async (_ctx, rows) => allRows(redirectRows(rows)) },
  kinds: ['redirect'],
  run: async (ctx, rows) => {
    ctx.require('settings.advanced')
    const outcomes = new Map<string, ImportedOutcome>()
    for (const { key, payload } of rows) outcomes.set(key, await redirect(ctx, payload as OldPath))
    return outcomes
  },
  targets: ['redirect'],
  undo: forgetRedirects,
}

function redirectRows(rows: readonly MappedRow[]): ImportedRow[] {
  const byPath = new Map<string, ImportedRow>()
  for (const [at, { of }] of rows.entries()) {
    const path = pathIn(of('from'))
    const target = targetIn(of('to'))
    const isUsable = path !== null && path !== '/' && target !== '' && path !== target
    const key = isUsable ? `redirect:${path}` : `line:${at + 1}`
    byPath.set(key, {
      kind: 'redirect',
      key,
      title: of('from'),
      payload: isUsable ? { path, target } : null,
      notes: isUsable ? [] : [{ code: 'redirectUnfit', values: {} }],
      skip: !isUsable,
    })
  }
  return [...byPath.values()]
}

/** The path of an address of the old site, whichever host it names. */
function pathIn(cell: string): string | null {
  const address = /^https?:\/\//i.test(cell) ? URL.parse(cell) : null
  const text = address ? address.pathname + address.search : cell.startsWith('/') ? cell : `/${cell}`
  const [before = '', query] = text.split('?')
  const path = cell === '' ? null : normalPath(decoded(before))
  return path === null ? null : query === undefined || query === '' ? path : `${path}?${query}`
}

const targetIn = (cell: string): string =>
  cell === '' || /^https?:\/\//i.test(cell) || cell.startsWith('/') ? cell : `/${cell}`

async function redirect(ctx: OwnerTransaction, { path, target }: OldPath): Promise<ImportedOutcome> {
  const before = await siteTables(ctx)
    .selectFrom('addresses')
    .select(['state', 'target'])
    .where('path', '=', path)
    .executeTakeFirst()
  const refused = (sentence: string): ImportedOutcome => ({
    outcome: 'failed',
    target: null,
    notes: [{ code: 'failed', values: { sentence, code: 'redirect' } }],
  })
  try {
    if (before?.state === 'redirect' && before.target === target)
      return { outcome: 'unchanged', target: { kind: 'redirect', id: path } }
    const isWritten = await registerRedirect(ctx, { path, target, permanent: true, automatic: false })
    if (!isWritten) return { outcome: 'skip', target: null, notes: [{ code: 'redirectTaken', values: { path } }] }
    return { outcome: before ? 'update' : 'create', target: { kind: 'redirect', id: path } }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return refused(error.message)
  }
}
