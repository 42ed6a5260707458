-- Films among the media of a product: files of the library, or videos elsewhere. They stand behind the locks of their product like its images.
alter table products add column videos jsonb not null default '[]';

create or replace function quoin_note_product_files() returns trigger language plpgsql as $$
begin
  insert into files_in_products (website_id, asset_id, product_id)
  select n.website_id, a.id, n.id
  from newer n
  cross join lateral quoin_ids_in(concat(n.images::text, ' ', n.videos::text, ' ', n.social_image, ' ', n.description::text)) as mentioned(id)
  join assets a on a.website_id = n.website_id and a.id = mentioned.id
  on conflict do nothing;
  return null;
end $$;

create or replace function quoin_renew_product_files() returns trigger language plpgsql as $$
begin
  delete from files_in_products where website_id = new.website_id and product_id = new.id;
  insert into files_in_products (website_id, asset_id, product_id)
  select new.website_id, a.id, new.id
  from quoin_ids_in(concat(new.images::text, ' ', new.videos::text, ' ', new.social_image, ' ', new.description::text)) as mentioned(id)
  join assets a on a.website_id = new.website_id and a.id = mentioned.id
  on conflict do nothing;
  return null;
end $$;

drop trigger products_files_updated on products;
create trigger products_files_updated after update of images, videos, social_image, description on products for each row
  when ((new.images, new.videos, new.social_image, new.description) is distinct from (old.images, old.videos, old.social_image, old.description))
  execute function quoin_renew_product_files();
