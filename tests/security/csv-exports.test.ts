import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { product } from '../../apps/server/features.ts'
import { formulasIn } from './formula-cells.ts'
import { idsOf, rowsOf } from './rows.ts'
import { twoSites } from './two-sites.ts'

const { ctx, first } = await twoSites()

/** What others than the owner write, or what comes from files, and where it is kept. */
const texts: Readonly<Record<string, readonly string[]>> = {
  members: ['name', 'phone'],
  products: ['title', 'brand', 'seo_title', 'seo_description', 'excerpt'],
  product_variants: ['barcode', 'mpn'],
  reviews: ['author_name', 'author', 'name', 'title', 'body', 'text', 'answer'],
  import_rows: ['title', 'source_key'],
  orders: ['note', 'customer_note'],
}
const planted = ' =HYPERLINK("http://evil.example","x")'
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

const exports = product.features
  .flatMap(({ routes = [] }) => routes)
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'GET' && /csv|export/.test(path))
const ids = idsOf(await rowsOf(ctx, first.site))

test.each(exports.map(({ path }) => path))('no cell of %s is a formula, whatever people wrote', async (path) => {
  const csvs: string[] = []
  for (const id of path.includes(':id') ? new Set(ids.values()) : ['']) {
    for (const format of path.includes(':format') ? ['shopify', 'squarespace', 'woocommerce'] : ['']) {
      const answered = await first.owner.ask(path.replace(':id', id).replace(':format', format))
      if (answered.status === 200 && /csv/.test(String(answered.headers['content-type']))) csvs.push(answered.text)
    }
    if (csvs.length > 0 && id !== '') break
  }
  expect(csvs.length).toBeGreaterThan(0)
  expect(csvs.flatMap(formulasIn)).toEqual([])
  // What was planted is there, as text.
  expect(csvs.filter((csv) => !csv.includes("'"))).toEqual([])
})
