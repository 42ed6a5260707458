-- Orders: what was agreed, what became of it, and the papers.

create table customers (
  website_id text not null,
  id text not null,
  -- Lower case: one customer for one address, whether or not they have an account.
  email_key text not null,
  email text not null,
  name text not null default '',
  phone text not null default '',
  member_id text,
  wants_news boolean not null default false,
  created_at timestamptz not null,
  primary key (website_id, id),
  unique (website_id, email_key)
);
select quoin_tenant('customers');

-- Numbers that follow each other without a gap: the row is locked from the moment a number is drawn until it is certain.
create table order_counters (
  website_id text not null,
  name text not null,
  value bigint not null,
  primary key (website_id, name)
);
select quoin_tenant('order_counters');

create table orders (
  website_id text not null,
  id text not null,
  number bigint not null,
  key text not null,
  -- Of the draft: the same key with other contents is refused.
  draft_hash text not null,
  token_hash text not null,
  source text not null check (source in ('cart', 'subscription', 'donation', 'giftcard', 'manual', 'renewal')),
  status text not null default 'open' check (status in ('open', 'cancelled')),
  payment_status text not null check (payment_status in ('pending', 'authorised', 'partly-paid', 'paid', 'partly-refunded', 'refunded', 'voided')),
  fulfilment_status text not null check (fulfilment_status in ('unfulfilled', 'partly-fulfilled', 'fulfilled')),
  currency text not null,
  locale text not null,
  prices_include_tax boolean not null,
  is_test boolean not null default false,
  customer_id text not null,
  customer jsonb not null,
  billing_address jsonb,
  shipping_address jsonb,
  discounts jsonb not null,
  shipping jsonb,
  taxes jsonb not null,
  reverse_charge boolean not null,
  gift_cards jsonb not null,
  totals jsonb not null,
  note text not null default '',
  custom_fields jsonb,
  subscription_id text,
  -- The books, in minor units: kept from payments, refunds and edits, never typed.
  total_minor bigint not null check (total_minor >= 0),
  credited_minor bigint not null default 0 check (credited_minor between 0 and total_minor),
  captured_minor bigint not null default 0 check (captured_minor >= 0),
  authorised_minor bigint not null default 0 check (authorised_minor >= 0),
  gift_card_minor bigint not null default 0 check (gift_card_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and captured_minor),
  gift_card_refunded_minor bigint not null default 0 check (gift_card_refunded_minor >= 0),
  placed_at timestamptz not null,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text not null default '',
  search text not null,
  primary key (website_id, id),
  unique (website_id, number),
  unique (website_id, key),
  unique (website_id, token_hash),
  foreign key (website_id, customer_id) references customers (website_id, id)
);
create index orders_customer on orders (website_id, customer_id, number desc);
-- Carries what sales are added up from, so that years of orders are summed without reading them.
create index orders_placed on orders (website_id, placed_at desc) include (id, status, currency, is_test, total_minor, credited_minor);
create index orders_at_work on orders (website_id, placed_at)
  where status = 'open' and (fulfilment_status <> 'fulfilled' or payment_status in ('pending', 'authorised', 'partly-paid'));
create index orders_subscription on orders (website_id, subscription_id) where subscription_id is not null;
select quoin_tenant('orders');

create table order_lines (
  website_id text not null,
  order_id text not null,
  id text not null,
  position integer not null,
  product_id text,
  variant_id text,
  product_type smallint not null,
  title text not null,
  variant_title text not null,
  sku text not null,
  image text,
  quantity integer not null check (quantity >= 0),
  unit_minor bigint not null check (unit_minor >= 0),
  discount_minor bigint not null check (discount_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  taxes jsonb not null,
  form jsonb,
  plan jsonb,
  gift_card jsonb,
  fulfilled_quantity integer not null default 0 check (fulfilled_quantity between 0 and quantity),
  refunded_quantity integer not null default 0 check (refunded_quantity between 0 and quantity),
  -- Of the line's total, what refunds of the line gave back.
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and total_minor),
  returned_quantity integer not null default 0 check (returned_quantity between 0 and quantity),
  primary key (website_id, order_id, id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);
create index order_lines_product on order_lines (website_id, product_id, order_id);
create index order_lines_giftcards on order_lines (website_id, order_id) where product_type = 4;
select quoin_tenant('order_lines');

create table order_events (
  website_id text not null,
  order_id text not null,
  position integer not null,
  kind text not null,
  who text not null default '',
  facts jsonb not null default '{}',
  at timestamptz not null,
  primary key (website_id, order_id, position),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);
select quoin_tenant('order_events');

create table order_fulfilments (
  website_id text not null,
  id text not null,
  order_id text not null,
  lines jsonb not null,
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text not null default '',
  at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);
create index order_fulfilments_order on order_fulfilments (website_id, order_id, id);
select quoin_tenant('order_fulfilments');

create table order_refunds (
  website_id text not null,
  id text not null,
  order_id text not null,
  lines jsonb not null,
  shipping_minor bigint not null check (shipping_minor >= 0),
  adjustment_minor bigint not null check (adjustment_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  -- Where it went: payments with their refunds, gift cards.
  allocations jsonb not null,
  reason text not null default '',
  at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);
create index order_refunds_order on order_refunds (website_id, order_id, id);
select quoin_tenant('order_refunds');

create table order_returns (
  website_id text not null,
  id text not null,
  order_id text not null,
  state text not null check (state in ('requested', 'approved', 'received', 'refused')),
  lines jsonb not null,
  reason text not null default '',
  at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);
create index order_returns_order on order_returns (website_id, order_id, id);
select quoin_tenant('order_returns');

-- What an invoice or credit note says, as it was issued: the sheet is drawn from it whenever it is asked for.
create table order_papers (
  website_id text not null,
  id text not null,
  order_id text not null,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number text not null,
  -- The order's placing, edit or refund that it is about: each gets one.
  subject text not null,
  total_minor bigint not null,
  facts jsonb not null,
  issued_at timestamptz not null,
  primary key (website_id, id),
  unique (website_id, kind, number),
  unique (website_id, order_id, subject),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);
select quoin_tenant('order_papers');

create table order_downloads (
  website_id text not null,
  id text not null,
  order_id text not null,
  line_id text not null,
  file_id text not null,
  product_id text not null,
  title text not null,
  token_hash text not null,
  count integer not null default 0,
  -- Raised when the shop makes a fresh link.
  round integer not null default 0,
  most integer not null,
  expires_at timestamptz not null,
  primary key (website_id, id),
  unique (website_id, token_hash),
  unique (website_id, order_id, line_id, file_id),
  foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
);
select quoin_tenant('order_downloads');

-- The owner's own words for a kind of letter; what is not here says what the product says.
create table order_letters (
  website_id text not null,
  kind text not null,
  is_on boolean not null,
  subject text not null,
  intro text not null,
  outro text not null,
  primary key (website_id, kind)
);
select quoin_tenant('order_letters');
