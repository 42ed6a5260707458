import { submissionRow } from '#support/submission-row'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { product } from '../../apps/server/features.ts'
import { keepComment } from '#features/comments/server'
import { issueGiftCard } from '#features/giftcards/server'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { paragraphs } from '#platform/document'
import { formulasIn } from './formula-cells.ts'
import { idsOf, rowsOf } from './rows.ts'
import { twoSites } from './two-sites.ts'

const { ctx, first } = await twoSites()

/** Columns that people other than the owner, or files, write. */
const texts: Readonly<Record<string, readonly string[]>> = {
  members: ['name', 'phone'],
  products: ['title', 'brand', 'seo_title', 'seo_description', 'excerpt'],
  product_variants: ['barcode', 'mpn'],
  reviews: ['author_name', 'author', 'name', 'title', 'body', 'text', 'answer'],
  import_rows: ['title', 'source_key'],
  orders: ['note', 'customer_note'],
  customers: ['name', 'phone', 'note'],
  comments: ['author_name'],
  comment_contacts: ['email'],
  discounts: ['title'],
  gift_cards: ['recipient_name', 'note'],
  form_submissions: ['form_name', 'page_path', 'note'],
}
const list = newId()
/** Queries of exports that need a list. */
const queries: Readonly<Record<string, string>> = { '/api/newsletter/subscribers.csv': `?list=${list}` }
const planted = ' =HYPERLINK("http://evil.example","x")'

/** A comment that waits and what was sent by a form, whose question and answer are formulas too. */
async function write(tx: OwnerTransaction): Promise<void> {
  const comment = await keepComment(tx, {
    documentId: first.post,
    authorName: 'Lezer',
    body: paragraphs(planted),
    status: 'pending',
    writtenAt: tx.now(),
    sourceKey: 'formula',
  })
  const contact = { website_id: tx.site.id, comment_id: comment.id, email: '=cmd@example.com', wants_replies: false }
  await tx.db.insertInto('comment_contacts').values(contact).execute()
  const answers = [{ id: newId(), kind: 'text' as const, title: planted, value: planted }]
  const submission = {
    ...submissionRow(tx.site.id, answers, tx.now()),
    document_id: first.page.id,
    page_path: '/over-ons',
    page_title: 'Over ons',
    tags: [planted],
  }
  await tx.db.insertInto('form_submissions').values(submission).execute()
  await tx.db
    .insertInto('mailing_lists')
    .values({ website_id: tx.site.id, id: list, name: planted, created_at: tx.now() })
    .execute()
  await tx.db
    .insertInto('subscribers')
    .values({
      website_id: tx.site.id,
      id: newId(),
      list_id: list,
      email: '=cmd@example.com',
      email_key: '=cmd@example.com',
      name: planted,
      state: 'subscribed',
      page_path: '/',
      wording: planted,
      network: '',
      requested_at: tx.now(),
      confirmed_at: tx.now(),
      unsubscribed_at: null,
    })
    .execute()
  const words = { text: planted, accept: planted, decline: null }
  await tx.db
    .insertInto('consent_policies')
    .values({ website_id: tx.site.id, version: 1, hash: 'formula', shown: words as never, since: tx.now() })
    .execute()
  await tx.db
    .insertInto('consent_choices')
    .values({
      website_id: tx.site.id,
      id: newId(),
      choice: 'accepted',
      policy: 1,
      page_path: '/',
      had_signal: false,
      network: '',
      browser: planted,
      chosen_at: tx.now(),
    })
    .execute()
}

await first.as(write)
await first.as((tx) => issueGiftCard(tx, { amountMinor: 2500, currency: 'EUR', note: planted }))
await first.as(async ({ db }) => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text'`.execute(db)
  for (const { table, column } of rows)
    if (texts[table]?.includes(column))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${planted}::text || ' ' || website_id || md5(random()::text) where website_id = ${first.site.id}`.execute(
        db,
      )
  await sql`update orders set customer = customer || jsonb_build_object('name', ${planted}::text, 'phone', '@SUM(A1)') where website_id = ${first.site.id}`.execute(
    db,
  )
  await sql`insert into members (website_id, id, email, name, phone, locale, created_at)
    values (${first.site.id}, ${'a'.repeat(24)}, '=cmd@example.com', ${planted}, '+31 6 1', 'nl', now())`.execute(db)
})

await first.as(async (tx) => {
  await tx.db.updateTable('import_addresses').set({ title: planted }).where('website_id', '=', tx.site.id).execute()
  await tx.db
    .updateTable('addresses')
    .set({ target: planted })
    .where('website_id', '=', tx.site.id)
    .where('state', '=', 'redirect')
    .execute()
  const { id: order_id } = await tx.db
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', tx.site.id)
    .executeTakeFirstOrThrow()
  await tx.db.insertInto('subscriptions').values(subscriptionTo(tx.site.id, order_id)).execute()
})

/** Whose customer and product are formulas. */
function subscriptionTo(website_id: string, order_id: string) {
  const line = { id: newId(), title: planted, quantity: 1, unitMinor: 500 }
  return {
    website_id,
    id: newId(),
    number: 1,
    state: 'active' as const,
    order_id,
    is_test: false,
    plan_key: 'month',
    plan: { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 },
    customer: { name: planted, email: '=cmd@example.com' } as never,
    currency: 'EUR',
    locale: 'nl-NL',
    prices_include_tax: true,
    billing_address: null,
    shipping_address: null,
    lines: [line] as never,
    shipping: null,
    total_minor: 500,
    provider: 'manual' as never,
    method_id: null,
    paid_cycles: 1,
    anchor_at: ctx.now(),
    cycle: 1,
    next_renewal_at: null,
    token_hash: newId(),
    former_token_hash: null,
    search: '',
    started_at: ctx.now(),
    ended_at: null,
  }
}

const exports = product.features
  .flatMap(({ routes = [] }) => routes)
  .map(({ endpoint }) => endpoint)
  // JSON exports have no cells.
  .filter(({ method, path }) => method === 'GET' && /csv|export/.test(path) && !path.endsWith('.json'))
const ids = idsOf(await rowsOf(ctx, first.site))

test.each(exports.map(({ path }) => path))('no cell of %s is a formula, for every typed text', async (path) => {
  const csvs: string[] = []
  for (const id of path.includes(':id') ? new Set(ids.values()) : ['']) {
    for (const format of path.includes(':format') ? ['shopify', 'squarespace', 'woocommerce'] : ['']) {
      const answered = await first.owner.ask(path.replace(':id', id).replace(':format', format) + (queries[path] ?? ''))
      if (answered.status === 200 && /csv/.test(String(answered.headers['content-type']))) csvs.push(answered.text)
    }
    if (csvs.length > 0 && id !== '') break
  }
  expect(csvs.length).toBeGreaterThan(0)
  expect(csvs.flatMap(formulasIn)).toEqual([])
  // The planted text must appear escaped.
  expect(csvs.filter((csv) => !csv.includes("'"))).toEqual([])
})
