-- Which files of the library a revision or a product mentions: whoever may see one of them may see its files (docs/decisions/0036).

create table files_in_revisions (
  website_id text not null,
  asset_id text not null,
  revision_id text not null,
  document_id text not null,
  primary key (website_id, asset_id, revision_id),
  foreign key (website_id, revision_id) references document_revisions (website_id, id) on delete cascade
);
create index files_in_revisions_by_revision on files_in_revisions (website_id, revision_id);
select quoin_tenant('files_in_revisions');

create table files_in_products (
  website_id text not null,
  asset_id text not null,
  product_id text not null,
  primary key (website_id, asset_id, product_id),
  foreign key (website_id, product_id) references products (website_id, id) on delete cascade
);
create index files_in_products_by_product on files_in_products (website_id, product_id);
select quoin_tenant('files_in_products');

-- Whatever looks like an id, in whichever block, setting or address it stands.
create function quoin_ids_in(words text) returns setof text language sql immutable as $$
  select distinct found[1] from regexp_matches(words, '\m[0-9a-f]{24}\M', 'g') found;
$$;

create function quoin_note_revision_files() returns trigger language plpgsql as $$
begin
  insert into files_in_revisions (website_id, asset_id, revision_id, document_id)
  select n.website_id, a.id, n.id, n.document_id
  from newer n cross join lateral quoin_ids_in(n.document::text) as mentioned(id)
  join assets a on a.website_id = n.website_id and a.id = mentioned.id
  on conflict do nothing;
  return null;
end $$;
create trigger document_revisions_files after insert on document_revisions referencing new table as newer
  for each statement execute function quoin_note_revision_files();

create function quoin_note_product_files() returns trigger language plpgsql as $$
begin
  insert into files_in_products (website_id, asset_id, product_id)
  select n.website_id, a.id, n.id
  from newer n cross join lateral quoin_ids_in(concat(n.images::text, ' ', n.social_image, ' ', n.description::text)) as mentioned(id)
  join assets a on a.website_id = n.website_id and a.id = mentioned.id
  on conflict do nothing;
  return null;
end $$;
create trigger products_files_inserted after insert on products referencing new table as newer
  for each statement execute function quoin_note_product_files();

-- Every order counts what was sold: only what names files is looked at.
create function quoin_renew_product_files() returns trigger language plpgsql as $$
begin
  delete from files_in_products where website_id = new.website_id and product_id = new.id;
  insert into files_in_products (website_id, asset_id, product_id)
  select new.website_id, a.id, new.id
  from quoin_ids_in(concat(new.images::text, ' ', new.social_image, ' ', new.description::text)) as mentioned(id)
  join assets a on a.website_id = new.website_id and a.id = mentioned.id
  on conflict do nothing;
  return null;
end $$;
create trigger products_files_updated after update of images, social_image, description on products for each row
  when ((new.images, new.social_image, new.description) is distinct from (old.images, old.social_image, old.description))
  execute function quoin_renew_product_files();

-- Whether a site locks anything is asked before every file.
create index documents_locked on documents (website_id) where locks <> '{}';

-- What is there already.
insert into files_in_revisions (website_id, asset_id, revision_id, document_id)
select r.website_id, a.id, r.id, r.document_id
from document_revisions r cross join lateral quoin_ids_in(r.document::text) as mentioned(id)
join assets a on a.website_id = r.website_id and a.id = mentioned.id
on conflict do nothing;
insert into files_in_products (website_id, asset_id, product_id)
select p.website_id, a.id, p.id
from products p cross join lateral quoin_ids_in(concat(p.images::text, ' ', p.social_image, ' ', p.description::text)) as mentioned(id)
join assets a on a.website_id = p.website_id and a.id = mentioned.id
on conflict do nothing;
