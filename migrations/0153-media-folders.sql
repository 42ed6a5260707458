-- Folders of the media library, and words that find a file. A folder that goes leaves its files in the library.
create table asset_folders (
  website_id text not null references websites (id) on delete cascade,
  id text not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (website_id, id)
);
create unique index asset_folders_by_name on asset_folders (website_id, lower(name));
select quoin_tenant('asset_folders');

alter table assets add column folder_id text;
alter table assets add column tags text[] not null default '{}';
alter table assets add foreign key (website_id, folder_id) references asset_folders (website_id, id) on delete set null (folder_id);
create index assets_by_folder on assets (website_id, folder_id, id);
create index assets_by_size on assets (website_id, bytes, id);
