-- What an import of a hundred thousand products asks for after each of its batches is found by keys, and what lists show follows once for each batch.

-- As before; a transaction that says `app.lists_later` brings the lists into step itself, once, when all of its statements are done.
create or replace function quoin_list_products(website text, ids text[]) returns void language plpgsql as $$
declare sorted text[];
begin
  if current_setting('app.lists_later', true) = 'on' then return; end if;
  sorted := array(select distinct unnest(ids) order by 1);
  for start in 1..coalesce(cardinality(sorted), 0) by 1000 loop
    perform quoin_list_some_products(website, sorted[start:start + 999]);
  end loop;
end $$;

-- The row of an import of which this one is a part: it becomes what that one becomes.
alter table import_rows add column part_of text;
update import_rows set part_of = payload ->> 'lead' where rank = 7 and state = 'waiting';
create index import_rows_part_of on import_rows (website_id, import_id, part_of) where part_of is not null and state = 'waiting';

create index product_variants_by_imported_sku on product_variants (website_id, imported_sku) where imported_sku is not null and is_live;
create index products_with_open_relations on products (website_id, id) where extra -> 'source' ? 'related';
