-- What every later migration stands on: who may see which rows, when a site's pages changed, what the worker has to do.

grant usage on schema public to quoin_app;

-- A table of rows that belong to sites: seen and written only inside the transaction of their site. `whole` lets backups read
-- and restore every site's rows; only the login role can use it, and it has to ask for it by name.
create function quoin_tenant(name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format(
    'create policy site on %I using (website_id = current_setting(''app.website_id'', true)) with check (website_id = current_setting(''app.website_id'', true))',
    name);
  execute format('create policy whole on %I to %I using (current_setting(''app.whole_installation'', true) = ''on'')', name, current_user);
  execute format('grant select, insert, update, delete on %I to quoin_app', name);
end $$;

-- A table of the platform: accounts, websites, sessions, domains, work to do. The comment tells `doctor` that it is meant to be so.
create function quoin_shared(name text) returns void language plpgsql as $$
begin
  execute format('comment on table %I is ''shared by all sites''', name);
  execute format('grant select, insert, update, delete on %I to quoin_app', name);
end $$;

grant select on migrations to quoin_app;

-- A site's epoch rises with every change a visitor could see; see platform/database/changes.ts.
create table website_epochs (
  website_id text primary key,
  epoch bigint not null
);
select quoin_shared('website_epochs');

-- `xid` is the transaction that wrote the row: by it a reader finds rows that were committed after it last looked, however long they took.
create table tag_epochs (
  website_id text not null,
  tag text not null,
  epoch bigint not null,
  xid xid8 not null default pg_current_xact_id(),
  primary key (website_id, tag)
);
create index tag_epochs_xid on tag_epochs (xid);
select quoin_shared('tag_epochs');

-- Work promised by a transaction: the worker turns rows into jobs. `key` makes a promise that is given twice one.
create table outbox (
  id text primary key,
  website_id text,
  kind text not null,
  payload jsonb not null,
  key text unique,
  run_after timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index outbox_run_after on outbox (run_after);
select quoin_shared('outbox');

-- The installation itself: one row. Every process has to know the same secret; `first_run_at` is set when the first start has made what a new installation shows.
create table installation (
  only_row boolean primary key default true check (only_row),
  secret_fingerprint text not null,
  first_run_at timestamptz,
  created_at timestamptz not null default now()
);
select quoin_shared('installation');
