import type { ImportedOutcome, RowToRun } from '#features/imports/server'
import type { OwnerTransaction, SiteContext } from '#platform/context'
import { newId } from '#platform/contract'
import { insertRows, siteTables } from '#platform/database'
import type { CustomerRow, CustomerWords } from '../orders.tables.ts'
import type { PastCustomer } from './past-order.ts'

/** Stores customers. Existing ones only get their empty fields filled, and keep their own newsletter choice. */
export async function writeCustomers(
  ctx: OwnerTransaction,
  rows: readonly RowToRun[],
  importId: string,
): Promise<Map<string, ImportedOutcome>> {
  ctx.require('commerce.orders')
  const outcomes = new Map<string, ImportedOutcome>()
  if (rows.length === 0) return outcomes
  const wanted = rows.map(({ key, payload, isSame }) => ({ key, customer: payload as PastCustomer, isSame }))
  const present = await customersByKey(
    ctx,
    wanted.map(({ customer }) => customer.key),
  )
  const own = await buyersHere(ctx, [...present.values()])
  const added: CustomerRow[] = []
  for (const { key, customer, isSame } of wanted) {
    const row = present.get(customer.key)
    if (!row) {
      const fresh = newCustomer(ctx, customer)
      added.push(fresh)
      outcomes.set(key, { outcome: 'create', target: { kind: 'customer', id: fresh.id } })
      continue
    }
    const target = { kind: 'customer', id: row.id }
    const before = wordsOf(row)
    const after = filled(before, customer, own.has(row.id))
    if (isSame || JSON.stringify(before) === JSON.stringify(after)) {
      outcomes.set(key, { outcome: 'unchanged', target })
      continue
    }
    await siteTables(ctx).updateTable('customers').set(after).where('id', '=', row.id).execute()
    await rememberChange(ctx, { importId, customerId: row.id, before, after })
    outcomes.set(key, { outcome: 'update', target })
  }
  await insertRows(ctx.db, 'customers', added)
  return outcomes
}

export async function customersByKey(ctx: SiteContext, keys: readonly string[]): Promise<Map<string, CustomerRow>> {
  if (keys.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('customers')
    .selectAll()
    .where('email_key', 'in', [...new Set(keys)])
    .execute()
  return new Map(rows.map((row) => [row.email_key, row]))
}

/** Returns customers who ordered from this shop or have an account with it. */
async function buyersHere(ctx: SiteContext, rows: readonly CustomerRow[]): Promise<Set<string>> {
  const members = rows.filter(({ member_id }) => member_id !== null).map(({ id }) => id)
  if (rows.length === 0) return new Set(members)
  const ordered = await siteTables(ctx)
    .selectFrom('orders')
    .select('customer_id')
    .distinct()
    .where(
      'customer_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('source', '<>', 'import')
    .execute()
  return new Set([...members, ...ordered.map(({ customer_id }) => customer_id)])
}

const keysAtOnce = 5000

/** Returns the keys of customers who ordered from this shop or have an account with it, and therefore chose here. */
export async function decidedHere(ctx: SiteContext, keys: readonly string[]): Promise<Set<string>> {
  const own = new Set<string>()
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const present = await customersByKey(ctx, keys.slice(from, from + keysAtOnce))
    const ids = await buyersHere(ctx, [...present.values()])
    for (const [key, { id }] of present) if (ids.has(id)) own.add(key)
  }
  return own
}

export function newCustomer(ctx: SiteContext, customer: PastCustomer): CustomerRow {
  const since = customer.since === '' ? ctx.now() : new Date(customer.since)
  return {
    website_id: ctx.site.id,
    id: newId(ctx.now().getTime()),
    email_key: customer.key,
    email: customer.email,
    member_id: null,
    created_at: since,
    name: customer.name,
    phone: customer.phone,
    accepts_marketing: customer.acceptsMarketing,
    note: customer.note,
    tags: customer.tags,
    address: customer.address,
  }
}

function wordsOf({ name, phone, accepts_marketing, note, tags, address }: CustomerRow): CustomerWords {
  return { name, phone, accepts_marketing, note, tags, address }
}

const mostTags = 20

function filled(before: CustomerWords, customer: PastCustomer, isOwn: boolean): CustomerWords {
  return {
    name: before.name || customer.name,
    phone: before.phone || customer.phone,
    accepts_marketing: before.accepts_marketing || (customer.acceptsMarketing && !isOwn),
    note: before.note || customer.note,
    tags: [...new Set([...before.tags, ...customer.tags])].slice(0, Math.max(mostTags, before.tags.length)),
    address: before.address ?? customer.address,
  }
}

interface Change {
  importId: string
  customerId: string
  before: CustomerWords
  after: CustomerWords
}

/** When an import changes a customer twice, undoing restores the state before the first change. */
async function rememberChange(ctx: OwnerTransaction, { importId, customerId, before, after }: Change): Promise<void> {
  await siteTables(ctx)
    .insertInto('customer_changes')
    .values({ import_id: importId, customer_id: customerId, before, after })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'import_id', 'customer_id'])
        .doUpdateSet((row) => ({ after: row.ref('excluded.after') })),
    )
    .execute()
}
