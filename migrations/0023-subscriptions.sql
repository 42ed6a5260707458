-- Subscriptions: what was agreed with the order that began them, and what became of each cycle.

create table subscriptions (
  website_id text not null,
  id text not null,
  number bigint not null,
  state text not null check (state in ('active', 'paused', 'past-due', 'cancelled', 'ended')),
  order_id text not null,
  -- Lines of one order with the same plan are one subscription.
  plan_key text not null,
  plan jsonb not null,
  customer jsonb not null,
  currency text not null,
  locale text not null,
  prices_include_tax boolean not null,
  billing_address jsonb,
  shipping_address jsonb,
  -- At the price that was agreed; taxes are worked out for each cycle.
  lines jsonb not null,
  shipping jsonb,
  total_minor bigint not null check (total_minor >= 0),
  provider text not null,
  method_id text,
  paid_cycles integer not null check (paid_cycles >= 0),
  -- Periods are counted from here: the next renewal is that of this cycle.
  anchor_at timestamptz not null,
  cycle integer not null check (cycle > 0),
  next_renewal_at timestamptz,
  token_hash text not null,
  search text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (website_id, id),
  unique (website_id, number),
  unique (website_id, order_id, plan_key),
  unique (website_id, token_hash)
);
create index subscriptions_state on subscriptions (website_id, state, id desc);
select quoin_tenant('subscriptions');

create table subscription_renewals (
  website_id text not null,
  subscription_id text not null,
  cycle integer not null,
  due_at timestamptz not null,
  state text not null check (state in ('due', 'paid', 'failed', 'skipped')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  failure text,
  -- The order as it is charged: what is placed is what was paid. Nothing for a cycle that was skipped.
  draft jsonb,
  payment_id text,
  order_id text,
  primary key (website_id, subscription_id, cycle),
  foreign key (website_id, subscription_id) references subscriptions (website_id, id) on delete cascade
);
select quoin_tenant('subscription_renewals');
