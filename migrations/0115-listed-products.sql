-- What lists of products choose, count and order by, beside the products themselves: see docs/decisions/0034. It is derived from them by
-- quoin_list_products alone, in the statement that changes them, and holds what visitors may see at some moment.

-- Names in the order in which people look for them: `2` before `10`, whatever the size of letters. Languages that have letters of their own order.
do $$ declare tag text; begin
  create collation if not exists quoin_names (provider = icu, locale = 'und-u-kn-true', deterministic = false);
  foreach tag in array string_to_array('af ar az be bg bs ca cs cy da eo es et fa fi fo he hi hr hu hy is ja ka kk kn ko ky lt lv mk ml mn nb nn pl ro ru sk sl sq sr sv ta th tr uk ur uz vi zh', ' ') loop
    execute format('create collation if not exists %I (provider = icu, locale = %L, deterministic = false)', 'quoin_names_' || tag, tag || '-u-kn-true');
  end loop;
end $$;

-- A row for each time in which nothing of this changes by itself: one, unless a sale begins or ends.
create table listed_products (
  website_id text not null,
  product_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- From when to when visitors may see the product.
  opens_at timestamptz not null,
  collection_id text not null,
  -- Access has no locks: it is listed where everything else is locked.
  is_access boolean not null,
  -- Not featured: what is comes first.
  is_ordinary boolean not null,
  position text collate "C" not null,
  created_at timestamptz not null,
  sold bigint not null,
  title text not null,
  lowest_minor bigint not null,
  is_on_sale boolean not null,
  is_in_stock boolean not null,
  -- Title, brand, tags and SKUs, a line each.
  words text not null,
  primary key (website_id, product_id, starts_at),
  foreign key (website_id, collection_id) references collections (website_id, id) on delete cascade
);
create index listed_products_featured on listed_products (website_id, collection_id, is_ordinary, position, product_id)
  include (starts_at, ends_at, is_access, lowest_minor, is_on_sale, is_in_stock);
create index listed_products_newest on listed_products (website_id, collection_id, created_at desc, position, product_id)
  include (starts_at, ends_at, is_access, lowest_minor, is_on_sale, is_in_stock);
create index listed_products_price on listed_products (website_id, collection_id, lowest_minor, position, product_id)
  include (starts_at, ends_at, is_access, is_on_sale, is_in_stock);
create index listed_products_price_down on listed_products (website_id, collection_id, lowest_minor desc, position, product_id)
  include (starts_at, ends_at, is_access, is_on_sale, is_in_stock);
create index listed_products_title on listed_products (website_id, collection_id, title collate quoin_names, position, product_id)
  include (starts_at, ends_at, is_access, lowest_minor, is_on_sale, is_in_stock);
create index listed_products_sold on listed_products (website_id, collection_id, sold desc, position, product_id)
  include (starts_at, ends_at, is_access, lowest_minor, is_on_sale, is_in_stock);
create index listed_products_ending on listed_products (website_id, collection_id, ends_at) where ends_at < 'infinity';
create index listed_products_opening on listed_products (website_id, opens_at) where opens_at > '-infinity';
create index listed_products_access on listed_products (website_id, collection_id) where is_access;
select quoin_tenant('listed_products');

-- By what lists are narrowed: values of options, categories with all above them, tags.
create table listed_terms (
  website_id text not null,
  collection_id text not null,
  kind text not null check (kind in ('option', 'category', 'tag')),
  term text not null,
  is_ordinary boolean not null,
  position text collate "C" not null,
  product_id text not null,
  -- Of an option: the place of the value among all of the product, and how name and value are written.
  ordinal integer not null,
  name text not null,
  value text not null,
  is_access boolean not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  primary key (website_id, collection_id, kind, term, is_ordinary, position, product_id) include (is_access, opens_at, closes_at),
  foreign key (website_id, collection_id) references collections (website_id, id) on delete cascade
);
create index listed_terms_by_product on listed_terms (website_id, product_id);
select quoin_tenant('listed_terms');

-- How many products there are from a moment on: what is added at each moment, summed up to the present one. Every transaction writes rows of
-- its own, so that nobody waits for another's; quoin_settle_counts joins them.
create table listed_counts (
  website_id text not null,
  collection_id text not null,
  kind text not null check (kind in ('all', 'stock', 'sale', 'option', 'category', 'tag')),
  term text not null,
  at timestamptz not null,
  -- 0 once it is settled.
  tx bigint not null,
  n integer not null,
  primary key (website_id, collection_id, kind, term, at, tx) include (n),
  foreign key (website_id, collection_id) references collections (website_id, id) on delete cascade
);
create index listed_counts_unsettled on listed_counts (website_id) where tx <> 0;
select quoin_tenant('listed_counts');

-- Nobody reads a list of a moment before the last change of its products, by more than clocks differ: what is over by then is left out.
create function quoin_visible_products(website text, ids text[])
returns table (id text, opens_at timestamptz, closes_at timestamptz, settled_at timestamptz) language sql stable as $$
  select shown.id, case when shown.opens_at <= shown.settled_at then '-infinity' else shown.opens_at end, shown.closes_at, shown.settled_at
  from (
    select p.id, coalesce(p.visible_from, '-infinity') as opens_at, coalesce(p.visible_until, 'infinity') as closes_at,
      p.changed_at - interval '1 day' as settled_at
    from products p
    where p.website_id = website and p.id = any(ids) and (p.status = 1 or p.status = 2 and p.visible_from is not null)
  ) shown
  where shown.opens_at < shown.closes_at and shown.closes_at > shown.settled_at
$$;

-- In plpgsql, which plans a statement once for each connection.
create function quoin_listed_products(website text, ids text[]) returns setof listed_products language plpgsql stable as $$
#variable_conflict use_column
begin return query
  with shown as materialized (select * from quoin_visible_products(website, ids)),
  starts as (
    select id, opens_at as at from shown
    union
    select s.id, moment.at from shown s
    join product_variants v on v.website_id = website and v.product_id = s.id and v.on_sale
    cross join lateral (values (v.sale_from), (v.sale_until)) as moment(at)
    where moment.at > s.opens_at and moment.at < s.closes_at and moment.at > s.settled_at
  ),
  periods as (
    select s.id, s.at as starts_at, s.opens_at, coalesce(lead(s.at) over (partition by s.id order by s.at), s.closes_at) as ends_at,
      greatest(s.at, s.settled_at) as moment
    from (select starts.id, starts.at, shown.opens_at, shown.closes_at, shown.settled_at from starts join shown using (id)) s
  )
  select website, p.id, d.starts_at, d.ends_at, d.opens_at, p.collection_id, p.type = 5, not p.is_featured, p.position, p.created_at, p.sold, p.title,
    coalesce(total.lowest, 0), coalesce(total.sale, false), p.type = 2 or coalesce(total.stock, false),
    concat_ws(E'\n', p.title, p.brand, array_to_string(p.tags, ' '), total.skus)
  from periods d
  join products p on p.website_id = website and p.id = d.id
  cross join lateral (
    select min(case when now_on_sale then sale_minor else price_minor end) as lowest, bool_or(now_on_sale) as sale,
      bool_or(is_unlimited or quantity > 0) as stock, string_agg(nullif(sku, ''), E'\n' order by v.position, v.id) as skus
    from (
      select v.*, v.on_sale and v.sale_minor is not null and (v.sale_from is null or v.sale_from <= d.moment)
        and (v.sale_until is null or v.sale_until > d.moment) as now_on_sale
      from product_variants v where v.website_id = website and v.product_id = p.id
    ) v
  ) total;
end $$;

-- Words are written by the program (`optionWord`), in the order of the values, each once. The letters of the rest are compared as PostgreSQL does.
create function quoin_option_word(name text, value text) returns text language sql immutable as $$
  select string_agg(replace(replace(lower(normalize(btrim(part, E' \t\n\r'), NFC)), ',', ' '), ':', ' '), ':' order by at)
  from unnest(array[name, value]) with ordinality as parts(part, at)
$$;

create function quoin_listed_terms(website text, ids text[]) returns setof listed_terms language plpgsql stable as $$
#variable_conflict use_column
begin return query
  with shown as materialized (
    select s.opens_at, s.closes_at, p.* from quoin_visible_products(website, ids) s join products p on p.website_id = website and p.id = s.id
  ),
  options as (
    select s.id, row_number() over (partition by s.id order by o.at, v.at)::int as ordinal, o.option ->> 'name' as name, v.value,
      count(*) over (partition by s.id) = cardinality(s.option_words) as is_plain, s.option_words
    from shown s
    cross join lateral jsonb_path_query(s.options, '$[*]') with ordinality as o(option, at)
    cross join lateral (select value #>> '{}', at from jsonb_path_query(o.option, '$.values[*]') with ordinality as listed(value, at)) as v(value, at)
  ),
  terms as (
    select distinct on (id, term) id, 'option' as kind, term, ordinal, name, value
    from (select *, case when is_plain then option_words[ordinal] else quoin_option_word(name, value) end as term from options) o
    order by id, term, ordinal
  ),
  categories as (
    with recursive above as (
      select m.product_id, c.id, c.parent_id
      from product_category_members m
      join product_categories c on c.website_id = website and c.id = m.category_id
      join shown s on s.id = m.product_id and s.collection_id = c.collection_id
      where m.website_id = website and m.product_id = any(ids)
      union
      select a.product_id, c.id, c.parent_id from above a join product_categories c on c.website_id = website and c.id = a.parent_id
    )
    select product_id, id from above
  ),
  every as (
    select id, kind, term, ordinal, name, value from terms
    union all
    select product_id, 'category', id, 0, '', '' from categories
    union all
    select distinct s.id, 'tag', tag.slug, 0, '', '' from shown s cross join lateral unnest(s.tag_slugs) as tag(slug)
  )
  select website, s.collection_id, e.kind, e.term, not s.is_featured, s.position, s.id, e.ordinal, e.name, e.value, s.type = 5, s.opens_at, s.closes_at
  from every e join shown s on s.id = e.id;
end $$;

-- Brings what is listed of these products into step with them. The rows of the products are locked first: of two transactions that change one
-- product, the second reads what the first has written.
create function quoin_list_some_products(website text, ids text[]) returns void language plpgsql as $$
#variable_conflict use_column
begin
  perform from products where website_id = website and id = any(ids) order by id for no key update;
  with fresh as materialized (select * from quoin_listed_products(website, ids)),
  former as materialized (select * from listed_products where website_id = website and product_id = any(ids)),
  fresh_terms as materialized (select * from quoin_listed_terms(website, ids)),
  former_terms as materialized (select * from listed_terms where website_id = website and product_id = any(ids)),
  newer as materialized (select * from fresh except select * from former),
  older as materialized (select * from former except select * from fresh),
  newer_terms as materialized (select * from fresh_terms except select * from former_terms),
  older_terms as materialized (select * from former_terms except select * from fresh_terms),
  gone as (
    delete from listed_products l using older o
    where l.website_id = website and l.product_id = o.product_id and l.starts_at = o.starts_at
      and not exists (select from newer n where n.product_id = o.product_id and n.starts_at = o.starts_at)
  ),
  came as (
    insert into listed_products select * from newer
    on conflict (website_id, product_id, starts_at) do update set
      ends_at = excluded.ends_at, opens_at = excluded.opens_at, collection_id = excluded.collection_id, is_access = excluded.is_access,
      is_ordinary = excluded.is_ordinary, position = excluded.position, created_at = excluded.created_at, sold = excluded.sold,
      title = excluded.title, lowest_minor = excluded.lowest_minor, is_on_sale = excluded.is_on_sale, is_in_stock = excluded.is_in_stock,
      words = excluded.words
  ),
  gone_terms as (
    delete from listed_terms t using older_terms o
    where t.website_id = website and t.collection_id = o.collection_id and t.kind = o.kind and t.term = o.term and t.is_ordinary = o.is_ordinary
      and t.position = o.position
      and t.product_id = o.product_id
      and not exists (select from newer_terms n where n.product_id = o.product_id and n.collection_id = o.collection_id and n.kind = o.kind
        and n.term = o.term and n.is_ordinary = o.is_ordinary and n.position = o.position)
  ),
  came_terms as (
    insert into listed_terms select * from newer_terms
    on conflict (website_id, collection_id, kind, term, is_ordinary, position, product_id) do update set
      ordinal = excluded.ordinal, name = excluded.name, value = excluded.value, is_access = excluded.is_access,
      opens_at = excluded.opens_at, closes_at = excluded.closes_at
  ),
  changes as (
    select l.collection_id, k.kind, '' as term, m.at, l.sign * m.n as n
    from (select 1 as sign, newer.* from newer union all select -1, older.* from older) l
    cross join lateral (values ('all', true), ('stock', l.is_in_stock), ('sale', l.is_on_sale)) as k(kind, holds)
    cross join lateral (values (l.starts_at, 1), (l.ends_at, -1)) as m(at, n)
    where k.holds and m.at < 'infinity'
    union all
    select t.collection_id, t.kind, t.term, m.at, t.sign * m.n
    from (select 1 as sign, newer_terms.* from newer_terms union all select -1, older_terms.* from older_terms) t
    cross join lateral (values (t.opens_at, 1), (t.closes_at, -1)) as m(at, n)
    where m.at < 'infinity'
  )
  insert into listed_counts (website_id, collection_id, kind, term, at, tx, n)
  select website, collection_id, kind, term, at, pg_current_xact_id()::text::bigint, sum(n)
  from changes
  -- With a collection everything goes that is listed of it.
  where exists (select from collections c where c.website_id = website and c.id = changes.collection_id)
  group by collection_id, kind, term, at having sum(n) <> 0
  on conflict (website_id, collection_id, kind, term, at, tx) do update set n = listed_counts.n + excluded.n;
end $$;

-- The same of any number.
create function quoin_list_products(website text, ids text[]) returns void language plpgsql as $$
declare sorted text[] := array(select distinct unnest(ids) order by 1);
begin
  for start in 1..coalesce(cardinality(sorted), 0) by 1000 loop
    perform quoin_list_some_products(website, sorted[start:start + 999]);
  end loop;
end $$;

-- Joins what transactions added to the counts of a site.
create function quoin_settle_counts(website text) returns void language sql as $$
  with added as (
    delete from listed_counts where website_id = website and tx <> 0 returning collection_id, kind, term, at, n
  )
  insert into listed_counts (website_id, collection_id, kind, term, at, tx, n)
  select website, collection_id, kind, term, at, 0, sum(n) from added group by collection_id, kind, term, at having sum(n) <> 0
  on conflict (website_id, collection_id, kind, term, at, tx) do update set n = listed_counts.n + excluded.n;
  delete from listed_counts where website_id = website and tx = 0 and n = 0;
$$;

create function quoin_products_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  if tg_op = 'UPDATE' then
    -- Every order counts what was sold, which changes nothing else.
    update listed_products l set sold = n.sold
    from newer n join older o on o.website_id = n.website_id and o.id = n.id
    where n.sold <> o.sold and l.website_id = n.website_id and l.product_id = n.id and l.sold <> n.sold;
    for changed in
      select n.website_id, array_agg(n.id) as ids
      from newer n join older o on o.website_id = n.website_id and o.id = n.id
      where (n.collection_id, n.type, n.status, n.title, n.position, n.options, n.option_words, n.tags, n.tag_slugs, n.brand, n.visible_from,
          n.visible_until, n.is_featured, n.created_at)
        is distinct from (o.collection_id, o.type, o.status, o.title, o.position, o.options, o.option_words, o.tags, o.tag_slugs, o.brand,
          o.visible_from, o.visible_until, o.is_featured, o.created_at)
      group by n.website_id
    loop perform quoin_list_products(changed.website_id, changed.ids); end loop;
  elsif tg_op = 'INSERT' then
    for changed in select website_id, array_agg(id) as ids from newer group by website_id
    loop perform quoin_list_products(changed.website_id, changed.ids); end loop;
  else
    for changed in select website_id, array_agg(id) as ids from older group by website_id
    loop perform quoin_list_products(changed.website_id, changed.ids); end loop;
  end if;
  return null;
end $$;
create trigger products_inserted after insert on products referencing new table as newer for each statement execute function quoin_products_changed();
create trigger products_updated after update on products referencing old table as older new table as newer
  for each statement execute function quoin_products_changed();
create trigger products_deleted after delete on products referencing old table as older for each statement execute function quoin_products_changed();

create function quoin_variants_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  if tg_op = 'UPDATE' then
    -- Stock matters where it runs out or comes back.
    for changed in
      select website_id, array_agg(distinct product_id) as ids
      from (
        select n.website_id, unnest(array[n.product_id, o.product_id]) as product_id
        from newer n join older o on o.website_id = n.website_id and o.id = n.id
        where (n.product_id, n.sku, n.price_minor, n.sale_minor, n.on_sale, n.sale_from, n.sale_until, n.is_unlimited or n.quantity > 0)
          is distinct from (o.product_id, o.sku, o.price_minor, o.sale_minor, o.on_sale, o.sale_from, o.sale_until, o.is_unlimited or o.quantity > 0)
      ) v
      group by website_id
    loop perform quoin_list_products(changed.website_id, changed.ids); end loop;
  elsif tg_op = 'INSERT' then
    for changed in select website_id, array_agg(distinct product_id) as ids from newer group by website_id
    loop perform quoin_list_products(changed.website_id, changed.ids); end loop;
  else
    for changed in select website_id, array_agg(distinct product_id) as ids from older group by website_id
    loop perform quoin_list_products(changed.website_id, changed.ids); end loop;
  end if;
  return null;
end $$;
create trigger product_variants_inserted after insert on product_variants referencing new table as newer
  for each statement execute function quoin_variants_changed();
create trigger product_variants_updated after update on product_variants referencing old table as older new table as newer
  for each statement execute function quoin_variants_changed();
create trigger product_variants_deleted after delete on product_variants referencing old table as older
  for each statement execute function quoin_variants_changed();

create function quoin_category_members_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  if tg_op = 'INSERT' then
    for changed in select website_id, array_agg(distinct product_id) as ids from newer group by website_id
    loop perform quoin_list_products(changed.website_id, changed.ids); end loop;
  else
    for changed in select website_id, array_agg(distinct product_id) as ids from older group by website_id
    loop perform quoin_list_products(changed.website_id, changed.ids); end loop;
  end if;
  return null;
end $$;
create trigger product_category_members_inserted after insert on product_category_members referencing new table as newer
  for each statement execute function quoin_category_members_changed();
create trigger product_category_members_deleted after delete on product_category_members referencing old table as older
  for each statement execute function quoin_category_members_changed();

-- A category that moves takes its products with it, and those of all below it.
create function quoin_categories_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in
    with recursive moved as (
      select n.website_id, n.id from newer n join older o on o.website_id = n.website_id and o.id = n.id
      where (n.parent_id, n.collection_id) is distinct from (o.parent_id, o.collection_id)
      union
      select c.website_id, c.id from product_categories c join moved on c.website_id = moved.website_id and c.parent_id = moved.id
    )
    select m.website_id, array_agg(distinct m.product_id) as ids
    from moved join product_category_members m on m.website_id = moved.website_id and m.category_id = moved.id
    group by m.website_id
  loop perform quoin_list_products(changed.website_id, changed.ids); end loop;
  return null;
end $$;
create trigger product_categories_updated after update on product_categories referencing old table as older new table as newer
  for each statement execute function quoin_categories_changed();

-- What is there already.
do $$ declare batch record; begin
  for batch in
    select website_id, array_agg(id) as ids
    from (select website_id, id, row_number() over (partition by website_id order by id) / 2000 as part from products) p
    group by website_id, part order by website_id, part
  loop perform quoin_list_products(batch.website_id, batch.ids); end loop;
  for batch in select distinct website_id from listed_counts loop perform quoin_settle_counts(batch.website_id); end loop;
end $$;
