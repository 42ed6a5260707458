import type { ImportOutcome, RowKind } from './import.schema.ts'

export type UndoneNote =
  | 'documents'
  | 'products'
  | 'menus'
  | 'subscribers'
  | 'redirects'
  | 'orders'
  | 'customers'
  | 'reviews'
  | 'parts'
  | 'productParts'
  | 'rates'
  | 'changed'
  | 'productsChanged'

const isOf = (...kinds: readonly RowKind[]) => new Set<RowKind>(kinds)
/** Rows of variants and images are parts of a product; a list of stock changes products. */
const productKinds = isOf('product', 'variant', 'picture', 'stock')
const removedKinds: Partial<Record<UndoneNote, ReadonlySet<RowKind>>> = {
  documents: isOf('page', 'post', 'event'),
  products: isOf('product'),
  menus: isOf('menu'),
  subscribers: isOf('subscriber'),
  redirects: isOf('redirect'),
  orders: isOf('order'),
  customers: isOf('customer'),
  reviews: isOf('review'),
}
const remainingKinds: Partial<Record<UndoneNote, ReadonlySet<RowKind>>> = {
  parts: isOf('media', 'author', 'category', 'tag', 'term'),
  productParts: isOf('product'),
  rates: isOf('taxRate'),
}

/** Summarises an undone import: first the removed records, then those that stay. */
export function undoneNotes(counts: readonly { kind: RowKind; outcome: ImportOutcome }[]): UndoneNote[] {
  const created = counts.filter(({ outcome }) => outcome === 'create' || outcome === 'placeholder')
  const ofThese = (notes: typeof removedKinds): UndoneNote[] =>
    (Object.keys(notes) as UndoneNote[]).filter((note) => created.some(({ kind }) => notes[note]?.has(kind)))
  const changed = counts.filter(({ outcome }) => outcome === 'update')
  const hasProducts = changed.some(({ kind }) => kind === 'product' || kind === 'stock')
  const hasOthers = changed.some(({ kind }) => !productKinds.has(kind))
  return [
    ...ofThese(removedKinds),
    ...ofThese(remainingKinds),
    ...(hasProducts ? (['productsChanged'] as const) : []),
    ...(hasOthers ? (['changed'] as const) : []),
  ]
}
