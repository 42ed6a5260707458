import { subscriberRow } from '#features/forms/server'
import type { ImportedRow, ImportedRows, ImportPart } from '#features/imports/server'
import type { SiteContext } from '#platform/context'
import { columnsOf, historySheet } from './history-sheet.ts'
import type { PastCustomer } from './past-order.ts'
import { isShopifyCustomers, type ReadCustomer, readCustomers } from './read-customers.ts'
import { customersOfTable } from './read-mapped-customers.ts'
import { isWooCommerceCustomers, readWooCommerceCustomers } from './read-woocommerce-customers.ts'
import { undoChanges, undoCustomers } from './undo-history.ts'
import { decidedHere, writeCustomers } from './write-customers.ts'

/**
 * Imports customers of a former shop. Undoing removes them after their orders. Subscribers of its newsletter join this
 * site's list as the file states; no email is sent.
 */
export const customerImports: ImportPart = {
  itemTypes: [],
  readItems: () => Promise.resolve([]),
  formats: [
    {
      name: 'shopify-customers',
      recognises: (head) => isShopifyCustomers(columnsOf(head)),
      read: async (ctx, file) => customerRows(ctx, readCustomers(await historySheet(file))),
    },
    {
      name: 'woocommerce-customers',
      recognises: (head) => isWooCommerceCustomers(columnsOf(head)),
      read: async (ctx, file, { timeZone }) =>
        customerRows(
          ctx,
          readWooCommerceCustomers(await historySheet(file), timeZone ?? ctx.site.timeZone).map((read) =>
            read === 'staff' ? read : withoutNewsletter(read),
          ),
        ),
    },
  ],
  tables: {
    customers: async (ctx, rows, { timeZone, language }) => {
      const place = { timeZone: timeZone ?? ctx.site.timeZone, locale: language ?? ctx.site.locale }
      return customerRows(
        ctx,
        customersOfTable(rows, place).map((customer) =>
          customer?.acceptsMarketing
            ? { customer, newsletter: 'subscribed', newsletterSince: '' }
            : withoutNewsletter(customer),
        ),
      )
    },
  },
  kinds: ['customer'],
  run: writeCustomers,
  targets: ['customer'],
  undo: undoCustomers,
  undoChanges,
}

const withoutNewsletter = (customer: PastCustomer | null): ReadCustomer | null =>
  customer && { customer, newsletter: '', newsletterSince: '' }

/**
 * Customers who bought here or have an account chose here whether they want the newsletter, so imports do not change
 * that.
 */
async function customerRows(ctx: SiteContext, read: readonly (ReadCustomer | 'staff' | null)[]): Promise<ImportedRows> {
  const rows = new Map<string, ImportedRow>()
  const people = read.filter((entry) => entry !== null && entry !== 'staff')
  for (const [at, entry] of read.entries()) {
    const row =
      entry === null || entry === 'staff'
        ? leftOut(at, entry === null ? 'customerUnfit' : 'customerStaff')
        : customerRow(entry.customer)
    // For a customer who appears twice in a file, the first row counts.
    if (!rows.has(row.key)) rows.set(row.key, row)
  }
  const subscribers = people.filter(({ customer, newsletter }) => newsletter !== '' && customer.email !== '')
  const own = await decidedHere(
    ctx,
    subscribers.map(({ customer }) => customer.key),
  )
  for (const { customer, newsletter, newsletterSince } of subscribers) {
    if (newsletter === '' || own.has(customer.key)) continue
    const { email, name } = customer
    const row = subscriberRow({ email, name, state: newsletter, since: newsletterSince })
    if (!rows.has(row.key)) rows.set(row.key, row)
  }
  return { keys: new Set(rows.keys()), rows: [...rows.values()] }
}

function leftOut(at: number, code: string): ImportedRow {
  const notes = [{ code, values: {} }]
  return { kind: 'customer', key: `line:${at + 1}`, title: '', payload: null, notes, skip: true }
}

export function customerRow(customer: PastCustomer): ImportedRow {
  const title = customer.name || customer.email || customer.phone || customer.key
  return { kind: 'customer', key: `customer:${customer.key}`, title, payload: customer, notes: [] }
}
