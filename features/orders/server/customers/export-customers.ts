import { Readable } from 'node:stream'
import type { OwnerContext, Writable } from '#platform/context'
import { addressLines, csvRow, type Input } from '#platform/contract'
import { inSite } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import { exponentOf } from '#platform/money'
import type { customersApi } from '../../contract/index.ts'
import { chosenCustomers, withHistory } from './list-customers.ts'

const atOnce = 200
const columns = [
  'Email',
  'Name',
  'Phone',
  'Address',
  'Tags',
  'Note',
  'Accepts marketing',
  'Orders',
  'Spent',
  'Customer since',
  'Last order',
]

/** Streams the whole customer list, so that many customers cost little memory. */
export async function exportCustomers(
  ctx: Writable<OwnerContext>,
  filter: Input<typeof customersApi.csv>,
): Promise<Answer<Readable>> {
  ctx.require('commerce.orders')
  const headers = { 'content-disposition': 'attachment; filename="customers.csv"', 'cache-control': 'no-store' }
  return answer({ type: 'text/csv; charset=utf-8', headers, body: Readable.from(rowsOf(ctx, filter)) })
}

async function* rowsOf(
  ctx: Writable<OwnerContext>,
  filter: { search: string; tag: string },
): AsyncGenerator<string, void, void> {
  yield `\uFEFF${csvRow(columns)}`
  let before: string | undefined
  do {
    const after = before
    const part = await inSite(ctx, ctx.site, async (tx) => {
      let page = chosenCustomers(tx, filter)
      if (after) page = page.where('id', '<', after)
      const rows = await page.orderBy('id', 'desc').limit(atOnce).execute()
      const customers = await withHistory(tx, rows)
      return rows.map((row, index) => ({ row, customer: customers[index] }))
    })
    for (const { row, customer } of part) {
      const spent = customer?.spent.map(({ currency, minor }) => `${currency} ${majorText(minor, currency)}`) ?? []
      yield csvRow([
        row.email,
        row.name,
        row.phone,
        row.address ? addressLines(row.address, ctx.locale).join(', ') : '',
        row.tags.join(', '),
        row.note,
        row.accepts_marketing ? 'yes' : 'no',
        String(customer?.orderCount ?? 0),
        spent.join(', '),
        row.created_at.toISOString(),
        customer?.lastOrderAt ?? '',
      ])
    }
    before = part.length === atOnce ? part.at(-1)?.row.id : undefined
  } while (before)
}

function majorText(minor: number, currency: string): string {
  const digits = exponentOf(currency)
  return (minor / 10 ** digits).toFixed(digits)
}
