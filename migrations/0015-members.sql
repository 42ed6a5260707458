-- Members: people with an account on one site. Nothing here is shared between sites, nor with the accounts of owners.
create table members (
  website_id text not null,
  id text not null,
  email text not null,
  name text not null,
  phone text not null default '',
  -- A PHC string of argon2id; null for members that an import brought: they choose one by a letter.
  password_hash text,
  locale text not null,
  is_blocked boolean not null default false,
  wants_news boolean not null default false,
  created_at timestamptz not null,
  password_changed_at timestamptz,
  signed_in_at timestamptz,
  primary key (website_id, id)
);
create unique index members_by_email on members (website_id, email);
select quoin_tenant('members');

create table member_sessions (
  website_id text not null,
  id text not null,
  token_hash text not null,
  member_id text not null,
  -- Kept when the browser closes.
  is_kept boolean not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, member_id) references members (website_id, id) on delete cascade
);
create unique index member_sessions_by_token on member_sessions (website_id, token_hash);
create index member_sessions_of_member on member_sessions (website_id, member_id);
select quoin_tenant('member_sessions');

-- Secrets that travel in letters. Used once: the row is deleted by whoever redeems it.
create table member_tokens (
  website_id text not null,
  token_hash text not null,
  purpose text not null check (purpose in ('join', 'reset', 'email')),
  member_id text,
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (website_id, token_hash),
  foreign key (website_id, member_id) references members (website_id, id) on delete cascade
);
create index member_tokens_of_member on member_tokens (website_id, member_id, purpose);
select quoin_tenant('member_tokens');

create table member_addresses (
  website_id text not null,
  id text not null,
  member_id text not null,
  address jsonb not null,
  is_default boolean not null,
  primary key (website_id, id),
  foreign key (website_id, member_id) references members (website_id, id) on delete cascade
);
create index member_addresses_of_member on member_addresses (website_id, member_id, id);
-- At most one is filled in by itself.
create unique index member_addresses_default on member_addresses (website_id, member_id) where is_default;
select quoin_tenant('member_addresses');
