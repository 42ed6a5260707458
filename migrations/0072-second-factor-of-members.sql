-- The second factor of members, as that of accounts.
create table member_passkeys (
  website_id text not null,
  id text not null,
  member_id text not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- The host it was made on: it works on that one alone.
  host text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  cloned_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, member_id) references members (website_id, id) on delete cascade
);
create unique index member_passkeys_by_credential on member_passkeys (website_id, credential_id);
create index member_passkeys_of_member on member_passkeys (website_id, member_id);
select quoin_tenant('member_passkeys');

create table member_code_apps (
  website_id text not null,
  member_id text not null,
  secret text not null,
  started_at timestamptz not null,
  confirmed_at timestamptz,
  used_at timestamptz,
  last_step bigint not null default 0,
  primary key (website_id, member_id),
  foreign key (website_id, member_id) references members (website_id, id) on delete cascade
);
select quoin_tenant('member_code_apps');

create table member_recovery_codes (
  website_id text not null,
  member_id text not null,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (website_id, member_id, code_hash),
  foreign key (website_id, member_id) references members (website_id, id) on delete cascade
);
select quoin_tenant('member_recovery_codes');

alter table member_tokens drop constraint member_tokens_purpose_check;
alter table member_tokens add constraint member_tokens_purpose_check
  check (purpose in ('join', 'reset', 'email', 'second-step', 'passkey-sign-in', 'passkey-add', 'recovery-codes'));
