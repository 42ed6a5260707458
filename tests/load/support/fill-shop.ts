import { setTimeout as pause } from 'node:timers/promises'
import type { LoadShop } from './shop-site.ts'

const atOnce = 2000

/**
 * Products with two options, two tags, a category and a variant each, straight into the tables: what lists are made
 * from follows by the database's own functions, what is found by a job of the product. A shop that has some of them is
 * given the rest.
 */
export async function fillShop(
  { sql, siteId }: LoadShop,
  { to, say }: { to: number; say: (line: string) => void },
): Promise<void> {
  const began = performance.now()
  const [page] = await sql<
    { id: string }[]
  >`select id from collections where website_id = ${siteId} and type = 13 limit 1`
  const pageId = page?.id ?? ''
  const [standing] = await sql<
    { n: number }[]
  >`select count(*)::int as n from products where website_id = ${siteId} and id like 'f%'`
  const from = (standing?.n ?? 0) + 1
  await sql`
    insert into product_categories (website_id, id, collection_id, name, slug, slugs, sort)
    select ${siteId}, 'c' || lpad(at::text, 23, '0'), ${pageId}, name, lower(name), lower(name), 'a' || at
    from unnest(array['Vases', 'Bowls', 'Cups', 'Plates', 'Jugs']) with ordinality as names(name, at)
    on conflict do nothing`
  await sql`
    insert into addresses (website_id, locale, path, page_type, subject, state, created_at)
    select a.website_id, a.locale, a.path || '/category/' || c.slug, a.page_type, 'product-category:' || c.id, a.state, a.created_at
    from addresses a join collections p on p.website_id = a.website_id and p.id = ${pageId} and p.document_id = a.document_id
    join product_categories c on c.website_id = p.website_id
    where a.website_id = ${siteId} on conflict do nothing`
  for (let start = from; start <= to; start += atOnce)
    await sql.begin(async (tx) => {
      const end = Math.min(to, start + atOnce - 1)
      await tx`select set_config('app.lists_later', 'on', true)`
      await tx`
        insert into products (website_id, id, collection_id, type, status, title, slug, position, description, options, option_words, tags,
          tag_slugs, brand, is_featured, sold, created_at, changed_at)
        select ${siteId}, 'f' || lpad(n::text, 23, '0'), ${pageId}, 1, 1,
          (array['Vase', 'Bowl', 'Cup', 'Plate', 'Jug'])[1 + n % 5] || ' ' || (n * 7919) % 100003, 'ware-' || n, 'b' || lpad(n::text, 8, '0'),
          '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Turned by hand and fired twice."}]}]}',
          jsonb_build_array(jsonb_build_object('name', 'Colour', 'values', jsonb_build_array('Red ' || n % 10)),
            jsonb_build_object('name', 'Size', 'values', jsonb_build_array((n % 4)::text))),
          array['colour:red ' || n % 10, 'size:' || n % 4], array['Tag ' || n % 50, 'Kind ' || n % 7], array['tag-' || n % 50, 'kind-' || n % 7],
          'Brand ' || n % 20, n % 500 = 0, n % 1000, now() - n * interval '1 minute', now()
        from generate_series(${start}::int, ${end}::int) n`
      await tx`
        insert into product_variants (website_id, id, product_id, position, sku, price_minor, sale_minor, on_sale, is_unlimited, quantity,
          needs_shipping, changed_at)
        select ${siteId}, 'e' || lpad(n::text, 23, '0'), 'f' || lpad(n::text, 23, '0'), 0, 'SKU-' || n, 500 + (n::bigint * 7919) % 20000, 400,
          n % 10 = 0, false, n % 4, true, now()
        from generate_series(${start}::int, ${end}::int) n`
      await tx`
        insert into product_category_members (website_id, category_id, product_id)
        select ${siteId}, 'c' || lpad((1 + n % 5)::text, 23, '0'), 'f' || lpad(n::text, 23, '0')
        from generate_series(${start}::int, ${end}::int) n`
      await tx`select set_config('app.lists_later', '', true)`
      await tx`select quoin_list_products(${siteId}, array(
        select 'f' || lpad(n::text, 23, '0') from generate_series(${start}::int, ${end}::int) n))`
    })
  if (from <= to)
    await sql`
    insert into outbox (id, website_id, kind, payload, run_after)
    values (${`e${String(to).padStart(23, '0')}`}, null, 'catalog.reindex', '{}', to_timestamp(0)) on conflict do nothing`
  for (let ready = 0; ready < to; ) {
    await pause(500)
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from search_subjects where website_id = ${siteId} and subject like 'product:f%'`
    ready = row?.n ?? 0
  }
  say(`${to} products stand after ${((performance.now() - began) / 1000).toFixed(0)} s.`)
}
