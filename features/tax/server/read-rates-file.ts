import { inSlices, parseCsv } from '#platform/threads'
import { standardTaxClass, type TaxRateDraft, taxProblems, taxRateDraftSchema } from '../contract/index.ts'

export interface ReadRow {
  row: number
  rate: TaxRateDraft | null
  note: string
}

/** Reads WooCommerce's file of tax rates. Each row becomes a rate or a reported fault. */
export async function readRatesFile(text: string): Promise<ReadRow[]> {
  const records = await recordsOf(text)
  const [header = [], ...rows] = records
  const at = new Map(header.map((name, column) => [name.trim().toLowerCase(), column]))
  if (!at.has('country code') || !at.has('rate %')) throw taxProblems.notRates()
  return inSlices(rows, (cells, index) => {
    const cell = (name: string) => (cells[at.get(name) ?? -1] ?? '').trim()
    return readRow(index + 2, cell)
  })
}

async function recordsOf(text: string): Promise<string[][]> {
  try {
    return await parseCsv(text, { bom: true, relaxColumnCount: true, skipEmptyLines: true, trim: true })
  } catch {
    throw taxProblems.notRates()
  }
}

function readRow(row: number, cell: (name: string) => string): ReadRow {
  const refused = (note: string): ReadRow => ({ row, rate: null, note })
  const percent = cell('rate %').replace('%', '').replace(',', '.')
  if (!/^\d{1,3}(\.\d+)?$/.test(percent)) return refused(`“${cell('rate %')}” is not a rate.`)
  const list = (name: string) =>
    cell(name)
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '' && part !== '*')
  const read = taxRateDraftSchema.safeParse({
    name: cell('tax name') || 'Tax',
    country: cell('country code').toUpperCase() || '*',
    region: cell('state code') === '*' ? '' : cell('state code').toUpperCase(),
    postal: list('zip/postcode'),
    cities: list('city'),
    ratePpm: Math.round(Number(percent) * 10_000),
    taxClass: cell('tax class') || standardTaxClass,
    priority: Number(cell('priority') || 1),
    isCompound: cell('compound') === '1',
    onShipping: cell('shipping') !== '0',
  })
  return read.success
    ? { row, rate: read.data, note: '' }
    : refused(`${read.error.issues[0]?.path.join('.') ?? 'row'}: ${read.error.issues[0]?.message ?? ''}`)
}
