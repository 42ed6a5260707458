-- Websites, their domains, who contributes to them, and what is switched on for them.

create table websites (
  id text primary key,
  name text not null unique,
  title text not null,
  locale text not null,
  time_zone text not null,
  type smallint not null,
  status smallint not null,
  layout_version text not null,
  owner_id text not null references accounts (id),
  plan text not null,
  settings jsonb not null default '{}',
  created_at timestamptz not null,
  removed_at timestamptz,
  -- The status to which a removed site returns.
  status_before smallint
);
create index websites_of_owner on websites (owner_id);
select quoin_shared('websites');

alter table sessions add constraint sessions_website foreign key (website_id) references websites (id) on delete cascade;

create table domains (
  website_id text not null references websites (id) on delete cascade,
  id text not null,
  -- As DNS knows it: lower case, punycode, no dot at the end.
  host text not null,
  token text not null,
  is_primary boolean not null default false,
  created_at timestamptz not null,
  verified_at timestamptz,
  primary key (website_id, id),
  unique (website_id, host)
);
-- Anyone may claim a domain; only who proves it has it.
create unique index domains_verified on domains (host) where verified_at is not null;
create unique index domains_primary on domains (website_id) where is_primary;
select quoin_either('domains');

create table contributors (
  website_id text not null references websites (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  roles jsonb not null,
  added_at timestamptz not null,
  expires_at timestamptz,
  primary key (website_id, account_id)
);
create index contributors_of_account on contributors (account_id);
select quoin_either('contributors');

create table invitations (
  website_id text not null references websites (id) on delete cascade,
  id text not null,
  email text not null,
  roles jsonb not null,
  token_hash text not null unique,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  access_ends_at timestamptz,
  primary key (website_id, id),
  unique (website_id, email)
);
select quoin_either('invitations');

create table website_flags (
  website_id text not null references websites (id) on delete cascade,
  flag text not null,
  enabled boolean not null,
  primary key (website_id, flag)
);
select quoin_either('website_flags');

-- The lists behind the labs endpoints: what a site tries out. The page context reads from them.
create table labs_features (
  website_id text not null references websites (id) on delete cascade,
  list text not null check (list in ('internal', 'circle')),
  key text not null,
  enabled boolean not null,
  primary key (website_id, list, key)
);
select quoin_either('labs_features');
