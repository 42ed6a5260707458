-- A product that is for sale at its address alone: in no list, search, feed or map of the site.
alter table products add column is_unlisted boolean not null default false;

create or replace function quoin_visible_products(website text, ids text[])
returns table (id text, opens_at timestamptz, closes_at timestamptz, settled_at timestamptz) language sql stable as $$
  select shown.id, case when shown.opens_at <= shown.settled_at then '-infinity' else shown.opens_at end, shown.closes_at, shown.settled_at
  from (
    select p.id, coalesce(p.visible_from, '-infinity') as opens_at, coalesce(p.visible_until, 'infinity') as closes_at,
      p.changed_at - interval '1 day' as settled_at
    from products p
    where p.website_id = website and p.id = any(ids) and not p.is_unlisted and (p.status = 1 or p.status = 2 and p.visible_from is not null)
  ) shown
  where shown.opens_at < shown.closes_at and shown.closes_at > shown.settled_at
$$;

-- As before; products that become unlisted, or listed again, change the lists too.
create or replace function quoin_products_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  if tg_op = 'UPDATE' then
    -- Every order counts what was sold, which changes nothing else. One after the other, by their keys: a plan for many products at once, which a
    -- connection keeps, reads all that is listed.
    for changed in
      select n.website_id, n.id, n.sold from newer n join older o on o.website_id = n.website_id and o.id = n.id
      where n.sold <> o.sold order by n.id
    loop
      update listed_products l set sold = changed.sold
      where l.website_id = changed.website_id and l.product_id = changed.id and l.sold <> changed.sold;
    end loop;
    for changed in
      select n.website_id, array_agg(n.id) as ids
      from newer n join older o on o.website_id = n.website_id and o.id = n.id
      where (n.collection_id, n.type, n.status, n.title, n.position, n.options, n.option_words, n.tags, n.tag_slugs, n.brand, n.visible_from,
          n.visible_until, n.is_featured, n.is_unlisted, n.created_at)
        is distinct from (o.collection_id, o.type, o.status, o.title, o.position, o.options, o.option_words, o.tags, o.tag_slugs, o.brand,
          o.visible_from, o.visible_until, o.is_featured, o.is_unlisted, o.created_at)
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
