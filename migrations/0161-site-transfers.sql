-- Archives of whole sites: made to take along, or brought in. `file_key` is what was made or uploaded, until it is removed.
create table site_transfers (
  website_id text not null,
  id text not null,
  kind text not null check (kind in ('export', 'import')),
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  account_id text not null,
  file_name text not null,
  file_key text,
  result jsonb,
  problem jsonb,
  asked_at timestamptz not null,
  ended_at timestamptz,
  primary key (website_id, id)
);
select quoin_tenant('site_transfers');
-- One at a time.
create unique index site_transfers_running on site_transfers (website_id) where state in ('waiting', 'running');
