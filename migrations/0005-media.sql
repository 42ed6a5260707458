create table assets (
  website_id text not null references websites (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'file')),
  name text not null,
  file text not null,
  type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  alt text not null default '',
  credit text not null default '',
  focal_point jsonb,
  placeholder text,
  color text,
  renditions jsonb not null default '[]',
  state text not null check (state in ('ready', 'waiting', 'failed')),
  version integer not null default 1,
  source text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (website_id, id)
);
create index assets_by_source on assets (website_id, source) where source is not null;
create index assets_by_name on assets (website_id, lower(name));
select quoin_tenant('assets');
