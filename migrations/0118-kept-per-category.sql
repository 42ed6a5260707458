-- What a category has to choose from, kept as `listed_counts` keeps it for a whole products page, and the price by which owners order their list:
-- see docs/decisions/0034.

create table listed_category_counts (
  website_id text not null,
  collection_id text not null,
  category_id text not null,
  kind text not null check (kind in ('stock', 'sale', 'option', 'price')),
  -- Of a price: nineteen digits, so that they lie in the order of the prices.
  term text collate "C" not null,
  at timestamptz not null,
  -- 0 once it is settled.
  tx bigint not null,
  n integer not null,
  primary key (website_id, collection_id, category_id, kind, term, at, tx) include (n),
  foreign key (website_id, collection_id) references collections (website_id, id) on delete cascade
);
create index listed_category_counts_unsettled on listed_category_counts (website_id) where tx <> 0;
select quoin_tenant('listed_category_counts');

-- What these products add to the counts of their categories, as they are listed.
create function quoin_category_counts(website text, ids text[]) returns setof listed_category_counts language plpgsql stable as $$
#variable_conflict use_column
begin return query
  with terms as materialized (select * from listed_terms where website_id = website and product_id = any(ids)),
  categories as (select * from terms where kind = 'category'),
  changes as (
    select c.collection_id, c.term as category_id, k.kind, k.term, m.at, m.n
    from categories c
    join listed_products l on l.website_id = website and l.product_id = c.product_id and l.collection_id = c.collection_id
    cross join lateral (values
      ('stock', '', l.is_in_stock), ('sale', '', l.is_on_sale), ('price', lpad(l.lowest_minor::text, 19, '0'), true)
    ) as k(kind, term, holds)
    cross join lateral (values (l.starts_at, 1), (l.ends_at, -1)) as m(at, n)
    where k.holds
    union all
    select c.collection_id, c.term, 'option', o.term, m.at, m.n
    from categories c
    join terms o on o.product_id = c.product_id and o.collection_id = c.collection_id and o.kind = 'option'
    cross join lateral (values (o.opens_at, 1), (o.closes_at, -1)) as m(at, n)
  )
  select website, collection_id, category_id, kind, term, at, 0::bigint, sum(n)::int
  from changes where at < 'infinity'
  group by collection_id, category_id, kind, term, at having sum(n) <> 0;
end $$;

-- The lowest price that is set, whatever is on sale; null while there is no variant.
alter table products add column lowest_minor bigint;
update products p set lowest_minor = v.lowest
from (select website_id, product_id, min(price_minor) as lowest from product_variants group by website_id, product_id) v
where v.website_id = p.website_id and v.product_id = p.id;
create index products_by_price on products (website_id, lowest_minor, id) where status <> 6;
create index products_by_price_down on products (website_id, lowest_minor desc, id) where status <> 6;
drop index product_variants_by_price;

-- As before, with the counts of categories and the price of the owner's list. What the products added is taken away, what they add comes instead.
alter function quoin_list_some_products(text, text[]) rename to quoin_list_rows;
create function quoin_list_some_products(website text, ids text[]) returns void language plpgsql as $$
declare former listed_category_counts[];
begin
  perform from products p where p.website_id = website and p.id = any(ids) order by p.id for no key update;
  former := array(select c from quoin_category_counts(website, ids) c);
  perform quoin_list_rows(website, ids);
  insert into listed_category_counts as kept (website_id, collection_id, category_id, kind, term, at, tx, n)
  select website, c.collection_id, c.category_id, c.kind, c.term, c.at, pg_current_xact_id()::text::bigint, sum(c.n)
  from (
    select f.collection_id, f.category_id, f.kind, f.term, f.at, -f.n as n from unnest(former) f
    union all
    select f.collection_id, f.category_id, f.kind, f.term, f.at, f.n from quoin_category_counts(website, ids) f
  ) c
  -- With a collection everything goes that is listed of it.
  where exists (select from collections o where o.website_id = website and o.id = c.collection_id)
  group by c.collection_id, c.category_id, c.kind, c.term, c.at having sum(c.n) <> 0
  on conflict (website_id, collection_id, category_id, kind, term, at, tx) do update set n = kept.n + excluded.n;

  update products p set lowest_minor = v.lowest
  from (
    select i.id, (select min(price_minor) from product_variants where website_id = website and product_id = i.id) as lowest
    from unnest(ids) as i(id)
  ) v
  where p.website_id = website and p.id = v.id and p.lowest_minor is distinct from v.lowest;
end $$;

create or replace function quoin_settle_counts(website text) returns void language sql as $$
  with added as (
    delete from listed_counts where website_id = website and tx <> 0 returning collection_id, kind, term, at, n
  )
  insert into listed_counts (website_id, collection_id, kind, term, at, tx, n)
  select website, collection_id, kind, term, at, 0, sum(n) from added group by collection_id, kind, term, at having sum(n) <> 0
  on conflict (website_id, collection_id, kind, term, at, tx) do update set n = listed_counts.n + excluded.n;
  delete from listed_counts where website_id = website and tx = 0 and n = 0;

  with added as (
    delete from listed_category_counts where website_id = website and tx <> 0 returning collection_id, category_id, kind, term, at, n
  )
  insert into listed_category_counts as kept (website_id, collection_id, category_id, kind, term, at, tx, n)
  select website, collection_id, category_id, kind, term, at, 0, sum(n)
  from added group by collection_id, category_id, kind, term, at having sum(n) <> 0
  on conflict (website_id, collection_id, category_id, kind, term, at, tx) do update set n = kept.n + excluded.n;
  delete from listed_category_counts where website_id = website and tx = 0 and n = 0;
$$;

-- What is there already.
do $$ declare batch record; begin
  for batch in
    select website_id, array_agg(id) as ids
    from (select website_id, id, row_number() over (partition by website_id order by id) / 2000 as part from products) p
    group by website_id, part order by website_id, part
  loop
    insert into listed_category_counts as kept select * from quoin_category_counts(batch.website_id, batch.ids)
    on conflict (website_id, collection_id, category_id, kind, term, at, tx) do update set n = kept.n + excluded.n;
  end loop;
end $$;
