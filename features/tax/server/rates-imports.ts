import { allRows, type ImportedOutcome, type ImportedRow, type ImportPart } from '#features/imports/server'
import type { TaxRateDraft } from '../contract/index.ts'
import { readRatesFile } from './read-rates-file.ts'
import { takeRates } from './take-rates.ts'

/** Imports a file of tax rates, with the same rows as in the tax settings. */
export const ratesImports: ImportPart = {
  formats: [
    {
      name: 'tax-rates',
      recognises: (head) => /^\uFEFF?"?country code"?,/i.test(head) && /"?rate %"?/i.test(head.split('\n', 1)[0] ?? ''),
      read: async (_ctx, file) => {
        const parts: Uint8Array[] = []
        for await (const part of file) parts.push(part)
        const rows = await readRatesFile(Buffer.concat(parts).toString('utf8'))
        const read = rows.map(
          ({ row, rate, note }): ImportedRow => ({
            kind: 'taxRate',
            key: rate ? placeOf(rate) : `line:${row}`,
            title: rate ? [rate.name, rate.country, rate.region].filter(Boolean).join(' ') : '',
            payload: rate,
            notes: rate ? [] : [{ code: 'rateUnfit', values: { reason: note } }],
            skip: rate === null,
          }),
        )
        return allRows(read)
      },
    },
  ],
  itemTypes: [],
  readItems: () => Promise.resolve([]),
  kinds: ['taxRate'],
  run: async (ctx, rows) => {
    const wanted = rows.map(({ payload }, at) => ({ row: at, rate: payload as TaxRateDraft, note: '' }))
    const saved = await takeRates(ctx, wanted, false)
    const outcomes = { added: 'create', changed: 'update', same: 'unchanged', refused: 'failed' } as const
    return new Map(
      rows.map(({ key }, at): [string, ImportedOutcome] => {
        const outcome = outcomes[saved.rows[at]?.outcome ?? 'refused']
        return [key, { outcome, target: { kind: 'tax-rate', id: key.slice(0, 200) } }]
      }),
    )
  },
  // Rates that orders used are changed in the tax settings and not deleted by an import.
  targets: [],
  undo: () => Promise.resolve(),
}

function placeOf(rate: TaxRateDraft): string {
  return `rate:${[rate.country, rate.region, rate.postal.join(';'), rate.cities.join(';'), rate.taxClass, rate.priority, rate.name].join('|')}`
}
