-- Answers of calls that must not happen twice, by the key their caller chose. Kept 24 hours at least.

create table idempotency_keys (
  scope text not null,
  key text not null,
  endpoint text not null,
  input_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
select quoin_shared('idempotency_keys');

-- Pages as they were last rendered, so that a restart begins warm. It can be lost at any time: nothing is in it that cannot be made again.
create unlogged table render_cache (
  website_id text not null references websites (id) on delete cascade,
  host text not null,
  url text not null,
  query_names jsonb not null,
  status smallint not null,
  type text not null,
  headers jsonb not null,
  tags jsonb not null,
  until timestamptz,
  epoch bigint not null,
  etag text not null,
  br bytea not null,
  gzip bytea not null,
  -- Of the Brotli bytes: 5 when they were made for the first visitor, 11 once the worker has been there.
  quality smallint not null,
  kept_at timestamptz not null,
  primary key (website_id, host, url)
);
create index render_cache_by_age on render_cache (kept_at);
create index render_cache_to_compress on render_cache (kept_at) where quality < 11;
select quoin_shared('render_cache');
