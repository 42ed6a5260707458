-- Under which addresses the things of an import were known before it: the report says where each of them leads now.
create table import_addresses (
  website_id text not null,
  import_id text not null,
  path text not null,
  title text not null,
  primary key (website_id, import_id, path),
  foreign key (website_id, import_id) references imports (website_id, id) on delete cascade
);
select quoin_tenant('import_addresses');
