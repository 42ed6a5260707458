import { formatAmount, maximumPriceMinor, parseMoney } from '#platform/money'
import { maximumSkuLength } from './product-type.rules.ts'
import type { SheetColumn } from './sheet.schema.ts'
import { gramsFrom, millimetresFrom } from './units.rules.ts'

export const unlimited = 'unlimited'

/** Units of the cells. */
export interface CellUnits {
  currency: string
  standard: string
}

export type CellFault =
  | { why: 'unfit'; value: string }
  | { why: 'skuTooLong'; max: number }
  | { why: 'priceTooHigh'; max: string }
export type ReadCell = { value: string | number | boolean | null; list?: string[] } | { fault: CellFault }

const longestTag = 100
const longest: Partial<Record<SheetColumn, number>> = {
  title: 500,
  seoDescription: 1000,
  tags: 20_000,
  categories: 20_000,
}

/**
 * Converts a written cell to its stored value, using only checks that need no other data. It runs before saving and
 * while saving.
 */
export function readCell(column: SheetColumn, written: string, { currency, standard }: CellUnits): ReadCell {
  const text = written.trim()
  if (column === 'price' || column === 'salePrice' || column === 'cost')
    return amountOf(text, column !== 'price', currency)
  if (column === 'weight') return measureOf(text, (number) => gramsFrom(standard, number))
  if (column === 'length' || column === 'width' || column === 'height')
    return measureOf(text, (number) => millimetresFrom(standard, number))
  if (column === 'onSale' || column === 'isFeatured' || column === 'needsShipping') return claimOf(text)
  if (column === 'saleFrom' || column === 'saleUntil') return momentOf(text)
  if (column === 'lowStockAt' || column === 'maxQuantity')
    return text === '' ? { value: null } : integerOf(text, column === 'maxQuantity' ? 1 : 0, 1e6)
  if (column === 'minQuantity') return integerOf(text, 1, 10_000)
  if (column === 'stock')
    return text.toLowerCase() === unlimited || text === '∞' ? { value: null } : integerOf(text, 0, 1e9)
  if (column === 'status') return ['1', '3', '4', '5'].includes(text) ? { value: Number(text) } : unfit(text)
  if (column === 'sku' && text.length > maximumSkuLength) return { fault: { why: 'skuTooLong', max: maximumSkuLength } }
  if ((column === 'title' && text === '') || text.length > (longest[column] ?? 300)) return unfit(text)
  return column === 'tags' ? tagsOf(text) : { value: text }
}

function amountOf(text: string, mayBeEmpty: boolean, currency: string): ReadCell {
  if (text === '' && mayBeEmpty) return { value: null }
  const minor = parseMoney(text, currency)
  if (minor === null || minor < 0) return unfit(text)
  if (minor > maximumPriceMinor)
    return { fault: { why: 'priceTooHigh', max: formatAmount({ minor: maximumPriceMinor, currency }) } }
  return { value: minor }
}

function measureOf(text: string, stored: (number: number) => number): ReadCell {
  if (text === '') return { value: null }
  const number = Number(text.replace(',', '.').replace(/(?:kg|lbs?|cm|in|")$/i, ''))
  return Number.isFinite(number) && number >= 0 && number <= 1_000_000 ? { value: stored(number) } : unfit(text)
}

function claimOf(text: string): ReadCell {
  const word = text.toLowerCase()
  if (['yes', 'ja', 'true', '1', 'x', 'waar'].includes(word)) return { value: true }
  return ['no', 'nee', 'false', '0', '', 'onwaar'].includes(word) ? { value: false } : unfit(text)
}

function momentOf(text: string): ReadCell {
  if (text === '') return { value: null }
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN)
  return Number.isNaN(moment.getTime()) ? unfit(text) : { value: moment.toISOString() }
}

function integerOf(text: string, least: number, most: number): ReadCell {
  const digits = text.replace(/[\s.,](?=\d{3}\b)/g, '')
  const number = /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
  return number >= least && number <= most ? { value: number } : unfit(text)
}

function tagsOf(text: string): ReadCell {
  const tags = text.split(',').map((tag) => tag.trim())
  const tooLong = tags.find((tag) => tag.length > longestTag)
  return tooLong ? unfit(tooLong) : { value: text, list: [...new Set(tags.filter(Boolean))] }
}

function unfit(text: string): ReadCell {
  return { fault: { why: 'unfit', value: text.slice(0, 100) } }
}
