-- Payments: what was asked of a provider, what it said, and how it is reached.

-- How each provider is reached. Secrets are sealed with the site's key and never leave the server again.
create table payment_accounts (
  website_id text not null,
  provider text not null check (provider in ('test', 'stripe', 'manual')),
  is_enabled boolean not null,
  title text not null default '',
  instructions text not null default '',
  publishable_key text not null default '',
  secret_key text,
  secret_key_end text not null default '',
  webhook_secret text,
  webhook_secret_end text not null default '',
  -- Heard beside its successor until the next change.
  older_webhook_secret text,
  older_webhook_secret_end text not null default '',
  capture text not null default 'now' check (capture in ('now', 'later')),
  changed_at timestamptz not null,
  primary key (website_id, provider)
);
select quoin_tenant('payment_accounts');

-- The site's own key, sealed with the installation's: a copy of the database alone opens nothing.
create table payment_keys (
  website_id text not null,
  id text not null,
  sealed text not null,
  created_at timestamptz not null,
  primary key (website_id, id)
);
select quoin_tenant('payment_keys');

create table payment_methods (
  website_id text not null,
  id text not null,
  -- Whose it is: `subscription:ID`, `member:ID`.
  holder text not null,
  provider text not null,
  is_test boolean not null,
  reference text not null,
  customer_reference text,
  facts jsonb not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (website_id, id)
);
create index payment_methods_holder on payment_methods (website_id, holder, id desc);
select quoin_tenant('payment_methods');

create table payments (
  website_id text not null,
  id text not null,
  key text not null,
  subject text not null,
  provider text not null,
  is_test boolean not null,
  -- What the provider calls it; null until it was told.
  reference text,
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and captured_minor),
  state text not null check (state in ('pending', 'declined', 'action', 'processing', 'authorised', 'captured', 'cancelled')),
  capture text not null check (capture in ('now', 'later')),
  -- What somebody decided and the provider has not carried out yet.
  wanted text check (wanted in ('capture', 'cancel')),
  wanted_minor bigint,
  failure text,
  method jsonb,
  method_id text,
  -- For whom the card is to be kept.
  keep_for text,
  description text not null default '',
  customer jsonb not null default '{}',
  return_path text not null default '/',
  dispute_state text check (dispute_state in ('open', 'won', 'lost')),
  disputed_minor bigint not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (website_id, id),
  unique (website_id, key)
);
create index payments_subject on payments (website_id, subject, id);
create unique index payments_reference on payments (website_id, provider, reference) where reference is not null;
select quoin_tenant('payments');

create table payment_refunds (
  website_id text not null,
  id text not null,
  key text not null,
  payment_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  reference text,
  reason text not null default '',
  -- Made at the provider and not here.
  is_foreign boolean not null default false,
  created_at timestamptz not null,
  primary key (website_id, id),
  unique (website_id, key),
  foreign key (website_id, payment_id) references payments (website_id, id) on delete cascade
);
create index payment_refunds_payment on payment_refunds (website_id, payment_id, id);
select quoin_tenant('payment_refunds');

-- Messages of providers, each heard once.
create table payment_events (
  website_id text not null,
  provider text not null,
  event_id text not null,
  kind text not null,
  reference text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (website_id, provider, event_id)
);
select quoin_tenant('payment_events');

-- The books of the built-in test gateway: it plays a company somewhere else, and nobody but its own code reads them.
create table test_charges (
  website_id text not null,
  id text not null,
  payment_id text not null,
  token_hash text,
  card text not null,
  state text not null,
  capture text not null,
  currency text not null,
  amount_minor bigint not null,
  captured_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  is_disputed boolean not null default false,
  created_at timestamptz not null,
  primary key (website_id, id)
);
create index test_charges_payment on test_charges (website_id, payment_id);
create unique index test_charges_token on test_charges (website_id, token_hash) where token_hash is not null;
select quoin_tenant('test_charges');
