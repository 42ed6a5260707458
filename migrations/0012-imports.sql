-- A site's job that took effect: written in the job's own transaction, so that a second run after a crash does nothing.
create table job_receipts (
  id text primary key,
  created_at timestamptz not null default now()
);
create index job_receipts_created_at on job_receipts (created_at);
select quoin_shared('job_receipts');

-- One file that someone brought. Reading it fills `import_rows`; running it works them off.
create table imports (
  website_id text not null,
  id text not null,
  account_id text not null,
  file_name text not null,
  -- Where the file lies in the store until it is read; null afterwards.
  file_key text,
  -- The exporting site, by its address: what was imported from it before is found again by it.
  source text not null default '',
  facts jsonb not null default '{}',
  state text not null check (state in ('waiting', 'reading', 'ready', 'running', 'done', 'failed', 'undoing', 'undone')),
  problem jsonb,
  collection_id text,
  -- How much of the file has been read: 0 to 1.
  read_part real not null default 0,
  rows_total integer not null default 0,
  rows_done integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (website_id, id)
);
select quoin_tenant('imports');

-- Each thing of the file, in the order in which it is worked off: authors and terms, media, documents, menus, then what ends the run.
create table import_rows (
  website_id text not null,
  import_id text not null,
  rank smallint not null,
  ordinal integer not null,
  kind text not null,
  source_key text not null,
  title text not null,
  payload jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'done')),
  -- Planned before the run, real after it: create, update, unchanged, skip, failed; for media: placeholder.
  outcome text not null,
  notes jsonb not null default '[]',
  target_kind text,
  target_id text,
  primary key (website_id, import_id, rank, ordinal),
  foreign key (website_id, import_id) references imports (website_id, id) on delete cascade
);
create index import_rows_waiting on import_rows (website_id, import_id, rank, ordinal) where state = 'waiting';
create index import_rows_key on import_rows (website_id, import_id, source_key);
select quoin_tenant('import_rows');

-- What became of each thing of a source, over all imports: running again updates it.
create table import_records (
  website_id text not null,
  source text not null,
  source_key text not null,
  target_kind text not null,
  target_id text not null,
  hash text not null,
  -- The document's position after the import last wrote it: a higher one means that somebody edited it since.
  head_seq integer,
  import_id text not null,
  created_by_import text not null,
  primary key (website_id, source, source_key)
);
create index import_records_target on import_records (website_id, target_id);
create index import_records_creator on import_records (website_id, created_by_import);
select quoin_tenant('import_records');

-- Files of an import by what the exporting site called them, for the documents that come after them.
create table import_media (
  website_id text not null,
  import_id text not null,
  ordinal integer not null,
  media_key text not null,
  post_id text not null,
  target_id text,
  primary key (website_id, import_id, ordinal),
  foreign key (website_id, import_id) references imports (website_id, id) on delete cascade
);
create index import_media_key on import_media (website_id, import_id, media_key);
create index import_media_post on import_media (website_id, import_id, post_id);
select quoin_tenant('import_media');
