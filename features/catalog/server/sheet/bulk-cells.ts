import { formatAmount, percentOf } from '#platform/money'
import { type BulkEdit, type CellChange, type SheetColumn, unlimited } from '../../contract/index.ts'
import { type SheetSource, unitOf } from './sheet-cells.ts'
import type { SheetContext } from './sheet-context.ts'

type Rounding = Extract<BulkEdit, { kind: 'changePrice' }>['rounding']

/** The cells that an edit writes on one row. */
export function cellsOfEdit(edit: BulkEdit, source: SheetSource, sheetContext: SheetContext): CellChange[] {
  const { product, variant, categoryIds } = source
  const cell = (column: SheetColumn, value: string): CellChange => ({ variantId: variant.id, column, value })
  const amount = (minor: number): string =>
    formatAmount({ minor: Math.max(0, minor), currency: sheetContext.currency }, { grouping: false })
  const named = (ids: readonly string[]): string =>
    ids
      .map((id) => sheetContext.categoryNames.get(id) ?? '')
      .filter(Boolean)
      .join(', ')
  switch (edit.kind) {
    case 'setPrice':
      return [cell('price', amount(edit.minor))]
    case 'changePrice':
      return [cell('price', amount(changedPrice(variant.price_minor, edit, sheetContext.currency)))]
    case 'addToPrice':
      return [cell('price', amount(variant.price_minor + edit.minor))]
    case 'startSale': {
      const off = percentOf(variant.price_minor, Math.round(edit.percentOff * 10_000))
      const price = Math.min(
        variant.price_minor,
        roundedTo(variant.price_minor - off, edit.rounding, sheetContext.currency),
      )
      return [
        cell('salePrice', amount(price)),
        cell('saleFrom', edit.from ?? ''),
        cell('saleUntil', edit.until ?? ''),
        cell('onSale', 'yes'),
      ]
    }
    case 'endSale':
      return [cell('onSale', 'no')]
    case 'setStock':
      return [cell('stock', String(edit.quantity))]
    case 'addStock':
      return variant.is_unlimited ? [] : [cell('stock', String(Math.max(0, variant.quantity + edit.by)))]
    case 'unlimitedStock':
      return [cell('stock', edit.isUnlimited ? unlimited : String(variant.quantity))]
    case 'setWeight':
      return [cell('weight', weightText(edit.grams, sheetContext.standard))]
    case 'setStatus':
      return [cell('status', String(edit.status))]
    case 'addTags':
      return [cell('tags', [...new Set([...product.tags, ...edit.tags])].join(', '))]
    case 'removeTags':
      return [cell('tags', product.tags.filter((tag) => !edit.tags.includes(tag)).join(', '))]
    case 'addCategories':
      return [cell('categories', named([...new Set([...categoryIds, ...edit.categoryIds])]))]
    case 'removeCategories':
      return [cell('categories', named(categoryIds.filter((id) => !edit.categoryIds.includes(id))))]
    case 'setTaxClass':
      return [cell('taxClass', edit.taxClass)]
    case 'setBrand':
      return [cell('brand', edit.brand)]
    case 'featured':
      return [cell('isFeatured', edit.isFeatured ? 'yes' : 'no')]
  }
}

function changedPrice(
  minor: number,
  { percent, rounding }: Extract<BulkEdit, { kind: 'changePrice' }>,
  currency: string,
): number {
  return roundedTo(minor + percentOf(minor, Math.round(percent * 10_000)), rounding, currency)
}

/** Formats a weight in the unit of the sheet. */
function weightText(grams: number, standard: SheetContext['standard']): string {
  return String(Number((grams / (standard === 'imperial' ? 453.59237 : 1000)).toFixed(6)))
}

/** Rounds to the nearest amount with the wanted ending; currencies without decimals have whole units only. */
export function roundedTo(minor: number, rounding: Rounding, currency: string): number {
  const unit = unitOf(currency)
  if (rounding === 'none' || unit === 1) return Math.max(0, minor)
  if (rounding === 'whole') return Math.max(0, Math.round(minor / unit) * unit)
  const end = (Number(rounding) * unit) / 100
  return Math.max(0, Math.round((minor - end) / unit) * unit + end)
}
