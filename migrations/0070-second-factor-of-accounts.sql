-- The second factor of accounts: passkeys, an app that shows one-time codes, and recovery codes.
create table account_passkeys (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  -- COSE, in base64url.
  public_key text not null,
  -- How often the authenticator says it was used; 0: it does not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  -- When its counter went back: there is a copy of it, and it opens nothing any more.
  cloned_at timestamptz
);
create index account_passkeys_of_account on account_passkeys (account_id);
select quoin_shared('account_passkeys');

create table account_code_apps (
  account_id text primary key references accounts (id) on delete cascade,
  -- Sealed with the installation's secret.
  secret text not null,
  started_at timestamptz not null,
  -- When a first code was shown; until then it counts for nothing.
  confirmed_at timestamptz,
  used_at timestamptz,
  -- The time step of the last code that was taken: a code is good once.
  last_step bigint not null default 0
);
select quoin_shared('account_code_apps');

create table account_recovery_codes (
  account_id text not null references accounts (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
select quoin_shared('account_recovery_codes');
