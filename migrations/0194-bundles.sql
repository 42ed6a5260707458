-- A product that consists of variants of others: { parts: [{ variantId, quantity }], discountPpm }. Decision 52.
alter table products add column bundle jsonb check (bundle is null or jsonb_typeof(bundle -> 'parts') = 'array');
-- Few products are bundles: whoever looks for those of a variant reads them alone.
create index products_bundles on products (website_id, id) where bundle is not null;
-- What a line was made of when it was ordered: stock is given back by it, whatever the bundle holds since.
alter table order_lines add column parts jsonb not null default '[]';

-- A bundle's stock, weight and, where it is a share of its parts, price follow from these. Set only where they differ, so that this ends.
create function quoin_settle_bundles(site text, bundles text[]) returns void language sql as $$
  with locked as materialized (
    select v.id from product_variants v join products p on p.website_id = v.website_id and p.id = v.product_id
    where v.website_id = site and v.product_id = any(bundles) and p.bundle is not null order by v.id for update of v
  ),
  settled as (
    select p.id as product_id,
      coalesce(bool_and(coalesce(w.is_unlimited, false)), false) as is_unlimited,
      case when count(*) > count(w.id) then 0
        else coalesce(min(w.quantity / (part ->> 'quantity')::int) filter (where not w.is_unlimited), 0) end as quantity,
      case when count(w.weight_grams) = 0 then null else sum(w.weight_grams * (part ->> 'quantity')::int) end as weight_grams,
      round(sum(w.price_minor * (part ->> 'quantity')::int) * (1000000 - (p.bundle ->> 'discountPpm')::bigint) / 1000000.0)::bigint as price_minor
    from products p
      cross join lateral jsonb_array_elements(p.bundle -> 'parts') as part
      left join product_variants w on w.website_id = p.website_id and w.id = part ->> 'variantId'
    where p.website_id = site and p.id = any(bundles) and p.bundle is not null
    group by p.website_id, p.id, p.bundle
  )
  update product_variants v set is_unlimited = s.is_unlimited, quantity = s.quantity, weight_grams = s.weight_grams,
    price_minor = coalesce(s.price_minor, v.price_minor)
  from settled s join locked on true
  where v.website_id = site and v.id = locked.id and v.product_id = s.product_id
    and (v.is_unlimited, v.quantity, v.weight_grams, v.price_minor)
      is distinct from (s.is_unlimited, s.quantity, s.weight_grams, coalesce(s.price_minor, v.price_minor))
$$;

create function quoin_bundle_parts_changed() returns trigger language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select c.website_id, array_agg(distinct p.id order by p.id) as bundles
    from changed c join products p on p.website_id = c.website_id and p.bundle is not null
      and (p.id = c.product_id or p.bundle @> jsonb_build_object('parts', jsonb_build_array(jsonb_build_object('variantId', c.id))))
    group by c.website_id
  loop
    perform quoin_settle_bundles(touched.website_id, touched.bundles);
  end loop;
  return null;
end $$;
create trigger bundle_parts_inserted after insert on product_variants
  referencing new table as changed for each statement execute function quoin_bundle_parts_changed();
create trigger bundle_parts_updated after update on product_variants
  referencing new table as changed for each statement execute function quoin_bundle_parts_changed();
create trigger bundle_parts_deleted after delete on product_variants
  referencing old table as changed for each statement execute function quoin_bundle_parts_changed();

create function quoin_bundle_changed() returns trigger language plpgsql as $$
begin
  perform quoin_settle_bundles(new.website_id, array[new.id]);
  return null;
end $$;
create trigger products_bundle_changed after insert or update of bundle on products
  for each row when (new.bundle is not null) execute function quoin_bundle_changed();
