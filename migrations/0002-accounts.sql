-- Accounts, their sessions, limits on attempts, the audit trail, and letters that wait to be sent.

-- For tables that the platform reads across sites and a site reads for itself alone: with a site set, only its own rows exist.
-- Rows without a site (letters of the platform, sign-ins) may be written from within a site, and not be read there.
create function quoin_either(table_name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy either on %I using (coalesce(current_setting(''app.website_id'', true), '''') in ('''', website_id))
     with check (website_id is null or coalesce(current_setting(''app.website_id'', true), '''') in ('''', website_id))',
    table_name
  );
  execute format('grant select, insert, update, delete on %I to quoin_app', table_name);
end $$;

create table accounts (
  id text primary key,
  email text not null unique,
  name text not null,
  -- A PHC string of argon2id; null until a password is chosen.
  password_hash text,
  locale text not null default 'en',
  staff boolean not null default false,
  created_at timestamptz not null,
  password_changed_at timestamptz
);
select quoin_shared('accounts');

create table sessions (
  id text primary key,
  token_hash text not null unique,
  account_id text not null references accounts (id) on delete cascade,
  -- The platform session from which a site's admin host was entered: it ends with it.
  parent_id text references sessions (id) on delete cascade,
  -- The site whose admin host the session is good for; null: the platform host.
  website_id text,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the password was last shown to it.
  proven_at timestamptz
);
create index sessions_of_account on sessions (account_id);
create index sessions_of_parent on sessions (parent_id) where parent_id is not null;
select quoin_shared('sessions');

-- Secrets that travel in letters and addresses. Used once: the row is deleted by whoever redeems it.
create table account_tokens (
  token_hash text primary key,
  purpose text not null,
  account_id text references accounts (id) on delete cascade,
  session_id text references sessions (id) on delete cascade,
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_tokens_of_account on account_tokens (account_id, purpose);
create index account_tokens_by_age on account_tokens (expires_at);
select quoin_shared('account_tokens');

-- Browsers from which an account has signed in: strangers' failures do not lock them out.
create table account_devices (
  account_id text not null references accounts (id) on delete cascade,
  token_hash text not null,
  seen_at timestamptz not null,
  primary key (account_id, token_hash)
);
select quoin_shared('account_devices');

-- Leaky buckets shared by all nodes.
create table rate_limits (
  key text primary key,
  level double precision not null,
  at timestamptz not null,
  free_at timestamptz not null
);
select quoin_shared('rate_limits');

-- One chain per site and one for the platform: each row's hash covers the hash before it.
create table audit_heads (
  chain text primary key,
  seq bigint not null,
  hash text not null
);
select quoin_shared('audit_heads');

create table audit_log (
  chain text not null,
  seq bigint not null,
  website_id text,
  at timestamptz not null,
  account_id text,
  who text not null,
  address text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  previous_hash text not null,
  hash text not null,
  primary key (chain, seq)
);
create index audit_log_of_site on audit_log (website_id, seq) where website_id is not null;
select quoin_either('audit_log');
revoke update, delete, truncate on audit_log from quoin_app;

create function quoin_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed.', tg_table_name;
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function quoin_append_only();

create table letters (
  id text primary key,
  website_id text,
  recipient text not null,
  reply_to text,
  subject text not null,
  html text not null,
  text text not null,
  state text not null check (state in ('queued', 'sent', 'failed', 'mailbox')),
  failure text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index letters_of_site on letters (website_id, id);
select quoin_either('letters');

-- What the people who run the installation set for all of it.
create table platform_settings (
  "only" boolean primary key default true check ("only"),
  settings jsonb not null
);
select quoin_shared('platform_settings');
