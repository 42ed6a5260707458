import type { ImportedRow, ImportedRows, ImportPart, RowToRun } from '#features/imports/server'
import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { storeCurrency } from '#features/catalog/server'
import { columnsOf, historySheet } from './history-sheet.ts'
import type { PastCustomer, PastOrder, ReadOrder } from './past-order.ts'
import { ordersMessages } from '../../contract/orders.messages.ts'
import { customerRow } from './customer-imports.ts'
import { ordersOfTable } from './read-mapped-orders.ts'
import { isMatrixifyOrders, readMatrixifyOrders } from './read-matrixify-orders.ts'
import { isShopifyOrders, readShopifyOrders } from './read-shopify-orders.ts'
import { isWooCommerceOrders, readWooCommerceOrders } from './read-woocommerce-orders.ts'
import { undoOrders } from './undo-history.ts'
import { keyOfOrder, writeOrders } from './write-orders.ts'

const nothingElse = { itemTypes: [], readItems: () => Promise.resolve([]) }

/**
 * Imports orders and customers of a former shop as history: in the lists, and in a customer's purchases. They cause no
 * email, invoice, order number or stock movement here.
 */
export const orderImports: ImportPart = {
  ...nothingElse,
  formats: [
    {
      name: 'shopify-orders',
      recognises: (head) => isShopifyOrders(columnsOf(head)),
      read: async (ctx, file, { timeZone }) =>
        rowsOf(readShopifyOrders(await historySheet(file), timeZone ?? ctx.site.timeZone)),
    },
    {
      name: 'shopify-orders',
      recognises: (head) => isMatrixifyOrders(columnsOf(head)),
      read: async (ctx, file, { timeZone }) =>
        rowsOf(readMatrixifyOrders(await historySheet(file), timeZone ?? ctx.site.timeZone)),
    },
    {
      name: 'woocommerce-orders',
      recognises: (head) => isWooCommerceOrders(columnsOf(head)),
      read: async (ctx, file, { timeZone, currency }) =>
        rowsOf(
          readWooCommerceOrders(await historySheet(file), {
            timeZone: timeZone ?? ctx.site.timeZone,
            currency: currency ?? (await storeCurrency(ctx)),
          }),
        ),
    },
  ],
  tables: {
    orders: async (ctx, rows, { timeZone, currency, language }) =>
      rowsOf(
        ordersOfTable(rows, {
          timeZone: timeZone ?? ctx.site.timeZone,
          locale: language ?? ctx.site.locale,
          currency: currency ?? (await storeCurrency(ctx)),
          goods: ordersMessages(ctx.locale, 'importedGoods'),
        }),
      ),
  },
  kinds: ['order'],
  foresees: ['orderThere'],
  plan: (ctx) => (rows) => foreseen(ctx, rows),
  run: writeOrders,
  targets: ['order'],
  undo: undoOrders,
}

/** Returns the customers, each once, before their orders. */
function rowsOf(read: Iterable<ReadOrder>): ImportedRows {
  const customers = new Map<string, PastCustomer>()
  const orders: ImportedRow[] = []
  for (const { order, notes, ...rest } of read) {
    if (!order) {
      const title = 'title' in rest ? rest.title : ''
      orders.push({ kind: 'order', key: `line:${orders.length + 1}`, title, payload: null, notes, skip: true })
      continue
    }
    const { customer, placedAt } = order
    customers.set(customer.key, merged(customers.get(customer.key), { ...customer, since: placedAt }))
    orders.push({ kind: 'order', key: `order:${keyOfOrder(order)}`, title: `#${order.number}`, payload: order, notes })
  }
  const rows = [...[...customers.values()].map(customerRow), ...orders]
  return { keys: new Set(rows.map(({ key }) => key)), rows }
}

/** Merges the rows of a customer with several orders. */
function merged(earlier: PastCustomer | undefined, later: PastCustomer): PastCustomer {
  if (!earlier) return later
  return {
    ...earlier,
    name: earlier.name || later.name,
    phone: earlier.phone || later.phone,
    acceptsMarketing: earlier.acceptsMarketing || later.acceptsMarketing,
    since: later.since !== '' && later.since < earlier.since ? later.since : earlier.since,
  }
}

/** An order from an earlier file already exists. */
async function foreseen(ctx: SiteContext, rows: readonly RowToRun[]) {
  const orders = rows.filter(({ target }) => target === null)
  const keys = orders.map(({ payload }) => keyOfOrder(payload as PastOrder))
  if (keys.length === 0) return new Map()
  const present = await siteTables(ctx).selectFrom('orders').select('key').where('key', 'in', keys).execute()
  const presentKeys = new Set(present.map(({ key }) => key))
  return new Map(
    orders.flatMap(({ key, payload }) =>
      presentKeys.has(keyOfOrder(payload as PastOrder))
        ? [[key, { outcome: 'unchanged' as const, notes: [orderThere] }]]
        : [],
    ),
  )
}

const orderThere = { code: 'orderThere', values: {} }
