import { z } from 'zod'

interface TableField {
  name: string
  isRequired?: boolean
  /** Whether several columns may have this field. */
  isMany?: boolean
}

const addressFields = [
  { name: 'company' },
  { name: 'line1' },
  { name: 'line2' },
  { name: 'city' },
  { name: 'region' },
  { name: 'postalCode' },
  { name: 'country' },
] as const satisfies readonly TableField[]

/** Kinds of data that a table can hold, with the fields of each. */
export const tableFields = {
  products: [
    { name: 'title', isRequired: true },
    { name: 'price', isRequired: true },
    { name: 'handle' },
    { name: 'group' },
    { name: 'description' },
    { name: 'sku' },
    { name: 'barcode' },
    { name: 'compareAt' },
    { name: 'salePrice' },
    { name: 'cost' },
    { name: 'stock' },
    { name: 'weight' },
    { name: 'weightGrams' },
    { name: 'brand' },
    { name: 'categories', isMany: true },
    { name: 'tags', isMany: true },
    { name: 'images', isMany: true },
    { name: 'option', isMany: true },
    { name: 'optionNames', isMany: true },
    { name: 'optionValues', isMany: true },
    { name: 'optionList', isMany: true },
    { name: 'visible' },
    { name: 'seoTitle' },
    { name: 'seoDescription' },
  ],
  stock: [
    { name: 'sku' },
    { name: 'barcode' },
    { name: 'handle' },
    { name: 'optionValues', isMany: true },
    { name: 'title' },
    { name: 'location' },
    { name: 'stock' },
    { name: 'price' },
    { name: 'compareAt' },
    { name: 'salePrice' },
    { name: 'cost' },
  ],
  posts: [
    { name: 'title', isRequired: true },
    { name: 'body', isRequired: true },
    { name: 'slug' },
    { name: 'oldAddress' },
    { name: 'date' },
    { name: 'author' },
    { name: 'excerpt' },
    { name: 'categories', isMany: true },
    { name: 'tags', isMany: true },
    { name: 'image' },
    { name: 'visible' },
  ],
  redirects: [
    { name: 'from', isRequired: true },
    { name: 'to', isRequired: true },
  ],
  audience: [
    { name: 'email', isRequired: true },
    { name: 'name' },
    { name: 'firstName' },
    { name: 'lastName' },
    { name: 'status' },
    { name: 'since' },
  ],
  customers: [
    { name: 'email', isRequired: true },
    { name: 'name' },
    { name: 'firstName' },
    { name: 'lastName' },
    { name: 'phone' },
    ...addressFields,
    { name: 'acceptsMarketing' },
    { name: 'note' },
    { name: 'tags', isMany: true },
    { name: 'customerSince' },
  ],
  orders: [
    { name: 'number', isRequired: true },
    { name: 'date', isRequired: true },
    { name: 'total', isRequired: true },
    { name: 'currency' },
    { name: 'email' },
    { name: 'name' },
    { name: 'firstName' },
    { name: 'lastName' },
    { name: 'phone' },
    ...addressFields,
    { name: 'orderStatus' },
    { name: 'paymentStatus' },
    { name: 'fulfilmentStatus' },
    { name: 'item' },
    { name: 'sku' },
    { name: 'quantity' },
    { name: 'price' },
    { name: 'discount' },
    { name: 'discountCode' },
    { name: 'shipping' },
    { name: 'shippingMethod' },
    { name: 'tax' },
    { name: 'paymentMethod' },
    { name: 'note' },
    { name: 'tags', isMany: true },
  ],
} as const satisfies Record<string, readonly TableField[]>

export const tableKinds = [
  'products',
  'stock',
  'posts',
  'redirects',
  'audience',
  'customers',
  'orders',
] as const satisfies (keyof typeof tableFields)[]
export type TableKind = (typeof tableKinds)[number]

/** Groups of fields of which a kind of table needs at least one. */
const neededGroups: Partial<Record<TableKind, readonly (readonly string[])[]>> = {
  stock: [
    ['sku', 'barcode', 'handle'],
    ['stock', 'price', 'salePrice', 'cost'],
  ],
}

export const fieldsOfKind = (kind: TableKind): readonly TableField[] => tableFields[kind]

/** A table whose columns mean what its owner says. */
export const tableSchema = z.object({
  kind: z.enum(tableKinds),
  columns: z.array(
    z.object({
      name: z.string(),
      /** Cells of its first rows. */
      samples: z.array(z.string()),
      /** The field of the column; '' leaves it out. */
      field: z.string(),
    }),
  ),
})
export type ImportTable = z.infer<typeof tableSchema>

/** Returns the required fields without a column; of a group of which one is enough, its first field. */
export function missingFields(kind: TableKind, fields: readonly string[]): string[] {
  const required = fieldsOfKind(kind).flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
  const groups = (neededGroups[kind] ?? []).filter((group) => !group.some((name) => fields.includes(name)))
  return [...required.filter((name) => !fields.includes(name)), ...groups.map(([name = '']) => name)]
}

/** Returns required fields that are missing and fields that are assigned twice. */
export function columnFaults(kind: TableKind, fields: readonly string[]): { missing: string[]; doubled: string[] } {
  const counts = new Map<string, number>()
  for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1)
  const own = fieldsOfKind(kind)
  return {
    missing: missingFields(kind, fields),
    doubled: own.filter(({ name, isMany }) => !isMany && (counts.get(name) ?? 0) > 1).map(({ name }) => name),
  }
}
