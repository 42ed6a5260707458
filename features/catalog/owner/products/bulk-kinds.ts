import { enumerations } from '#platform/contract'
import type { BulkEdit } from '../../contract/index.ts'

export const bulkKinds = [
  'changePrice',
  'addToPrice',
  'setPrice',
  'startSale',
  'endSale',
  'setStock',
  'addStock',
  'unlimitedStock',
  'setStatus',
  'addTags',
  'removeTags',
  'addCategories',
  'setBrand',
  'featured',
] as const satisfies readonly BulkEdit['kind'][]
export type BulkKind = (typeof bulkKinds)[number]

/** Returns the initial values of an edit; null while something must be chosen first. */
export function bulkStart(kind: BulkKind): BulkEdit | null {
  const starts: Partial<Record<BulkKind, BulkEdit>> = {
    changePrice: { kind: 'changePrice', percent: 10, rounding: 'none' },
    startSale: { kind: 'startSale', percentOff: 10, rounding: 'none', from: null, until: null },
    endSale: { kind: 'endSale' },
    setStock: { kind: 'setStock', quantity: 0 },
    addStock: { kind: 'addStock', by: 1 },
    unlimitedStock: { kind: 'unlimitedStock', isUnlimited: true },
    setStatus: { kind: 'setStatus', status: enumerations.contentStatuses.published },
    featured: { kind: 'featured', isFeatured: true },
    setBrand: { kind: 'setBrand', brand: '' },
  }
  return starts[kind] ?? null
}
