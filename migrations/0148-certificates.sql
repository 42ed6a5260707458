-- Certificates that this installation fetches for its hosts: every web process serves them, one worker at a time fetches one.
create table certificates (
  host text primary key,
  -- The private key and the chain, sealed with the installation's secret.
  sealed text,
  -- Of the chain; and the moment from which a new one is fetched.
  expires_at timestamptz,
  renew_at timestamptz,
  -- Why the last attempt failed; null after one that did not.
  reason text,
  attempts integer not null default 0,
  try_at timestamptz not null,
  wanted_at timestamptz not null
);
create index certificates_try_at on certificates (try_at);
select quoin_shared('certificates');

-- Who we are at an authority, by its address.
create table acme_accounts (
  directory text primary key,
  sealed text not null,
  url text
);
select quoin_shared('acme_accounts');

-- What the authority asks a host for while it proves itself: any web process answers.
create table acme_challenges (
  token text primary key,
  answer text not null,
  created_at timestamptz not null
);
select quoin_shared('acme_challenges');
