import { mayBecome } from '#features/pages/contract'
import { type Language, messages } from '#platform/i18n'
import {
  type CellFault,
  type CellUnits,
  productColumns,
  readCell,
  type SheetColumn as ColumnName,
  unitsOf,
  workflowLabel,
} from '../../contract/index.ts'
import { sheetMessages } from './sheet.messages.ts'
import type { SheetColumn } from './sheet-column.ts'
import { type TaxClassChoice, taxClassValue } from '../product/tax-classes.tsx'
import type { LoadedRow } from './use-sheet-rows.ts'

type Column = SheetColumn<LoadedRow>

const problemMessages = messages('catalog.problems')

const widths: Partial<Record<ColumnName, number>> = {
  title: 260,
  taxClass: 130,
  isFeatured: 130,
  sku: 130,
  categories: 170,
  tags: 170,
  seoTitle: 200,
  seoDescription: 240,
  slug: 180,
  saleFrom: 170,
  saleUntil: 170,
}
const numbers = new Set<ColumnName>([
  'price',
  'salePrice',
  'cost',
  'stock',
  'lowStockAt',
  'weight',
  'length',
  'width',
  'height',
  'minQuantity',
  'maxQuantity',
])
const yesOrNo = new Set<ColumnName>(['onSale', 'needsShipping', 'isFeatured'])
const shown: readonly ColumnName[] = [
  'status',
  'sku',
  'price',
  'salePrice',
  'onSale',
  'stock',
  'lowStockAt',
  'cost',
  'brand',
  'categories',
  'tags',
  'weight',
  'length',
  'width',
  'height',
  'needsShipping',
  'barcode',
  'mpn',
  'taxClass',
  'minQuantity',
  'maxQuantity',
  'isFeatured',
  'saleFrom',
  'saleUntil',
  'slug',
  'seoTitle',
  'seoDescription',
]
const ofProduct = new Set<string>(productColumns)
const statuses = [1, 2, 4]

interface SheetContext {
  currency: string
  standard: string
  mayEdit: boolean
  isNarrow: boolean
  taxClasses: readonly TaxClassChoice[]
}

/** The name, the variant, and all columns of the server. Values of the product are edited in its first row. */
export function sheetColumnsOf(
  language: Language,
  { currency, standard, mayEdit, isNarrow, taxClasses }: SheetContext,
): Column[] {
  const say = (name: ColumnName | 'variant' | 'yes' | 'no') => sheetMessages(language, name)
  const units = unitsOf(standard)
  const unitOf = (name: ColumnName) =>
    name === 'weight' ? units.weight : ['length', 'width', 'height'].includes(name) ? units.length : ''
  const canEdit = (name: ColumnName) => (row: LoadedRow) => mayEdit && (!ofProduct.has(name) || row.leads)
  const fault = (name: ColumnName) => (text: string, row: LoadedRow) =>
    faultOf(name, text, row, { currency, standard }, language)
  const titleWidth = isNarrow ? 140 : (widths.title ?? 240)
  const title: Column = {
    id: 'title',
    label: say('title'),
    width: titleWidth,
    keptAt: 0,
    text: (row) => row.cells.title ?? '',
    show: (row) => (row.leads ? row.cells.title : ''),
    canEdit: canEdit('title'),
    fault: fault('title'),
  }
  const variant: Column = {
    id: 'variant',
    label: say('variant'),
    width: 140,
    ...(!isNarrow && { keptAt: titleWidth }),
    text: (row) => row.variantTitle,
  }
  const others = shown.map((name): Column => {
    const unit = unitOf(name)
    const labelOf = (text: string) =>
      name === 'taxClass' ? classLabel(taxClasses, text) : shownText(name, text, language)
    return {
      id: name,
      label: unit ? `${say(name)} (${unit})` : say(name),
      width: widths[name] ?? 110,
      isEnd: numbers.has(name),
      text: (row) => row.cells[name] ?? '',
      canEdit: canEdit(name),
      ...(ofProduct.has(name) && { show: (row: LoadedRow) => (row.leads ? labelOf(row.cells[name] ?? '') : '') }),
      ...(!ofProduct.has(name) && { show: (row: LoadedRow) => labelOf(row.cells[name] ?? '') }),
      fault: fault(name),
      ...choicesOf(name, language, taxClasses),
    }
  })
  return [title, variant, ...others]
}

/** Returns the properties of a column with fixed choices. */
function choicesOf(name: ColumnName, language: Language, taxClasses: SheetContext['taxClasses']): Partial<Column> {
  const say = (word: 'yes' | 'no') => sheetMessages(language, word)
  return {
    ...(yesOrNo.has(name) && {
      choices: [
        { value: 'yes', label: say('yes') },
        { value: 'no', label: say('no') },
      ],
    }),
    ...(name === 'taxClass' && {
      text: (row: LoadedRow) => taxClassValue(row.cells.taxClass ?? ''),
      choices: taxClasses,
      fault: (text: string) =>
        taxClasses.some(({ value }) => value === taxClassValue(text)) ? null : sheetMessages(language, 'notAClass'),
    }),
    ...(name === 'status' && {
      choices: statuses.map((status) => ({ value: String(status), label: workflowLabel(status, language) })),
    }),
  }
}

function classLabel(classes: readonly TaxClassChoice[], text: string): string {
  return classes.find(({ value }) => value === taxClassValue(text))?.label ?? text
}

export function shownText(name: ColumnName, text: string, language: Language): string {
  if (name === 'status') return workflowLabel(Number(text), language)
  if (yesOrNo.has(name) && (text === 'yes' || text === 'no')) return sheetMessages(language, text)
  if (name === 'stock' && text === 'unlimited') return sheetMessages(language, 'unlimited')
  return text
}

/** Returns why the server would refuse a value, as far as one cell shows it. */
function faultOf(name: ColumnName, text: string, row: LoadedRow, units: CellUnits, language: Language): string | null {
  const read = readCell(name, text, units)
  if ('fault' in read) {
    const { why, ...details } = read.fault
    return problemMessages(language, problemOf[why], details)
  }
  const isNext = name !== 'status' || mayBecome(Number(row.cells.status) as 1, read.value as 1)
  return isNext ? null : problemMessages(language, 'status_not_next')
}

const problemOf = {
  unfit: 'cell_unfit',
  skuTooLong: 'sku_too_long',
  priceTooHigh: 'price_too_high',
} as const satisfies Record<CellFault['why'], string>
