-- Discounts take effect at once. `uses` is raised in the order's transaction, so that a limit is never passed.
create table discounts (
  website_id text not null,
  id text not null,
  title text not null,
  -- As `normalCode` writes it; null: it applies by itself.
  code text,
  effect jsonb not null,
  minimum jsonb not null,
  audience jsonb not null,
  most_uses integer,
  most_uses_each integer,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default true,
  uses integer not null default 0 check (uses >= 0 and (most_uses is null or uses <= most_uses)),
  created_at timestamptz not null,
  primary key (website_id, id)
);
create unique index discounts_by_code on discounts (website_id, code) where code is not null;
create index discounts_automatic on discounts (website_id) where code is null and is_active;
select quoin_tenant('discounts');

-- One row for each order in which a discount counted: the same order never counts twice.
create table discount_uses (
  website_id text not null,
  discount_id text not null,
  order_id text not null,
  -- Lower-case address of the customer.
  customer text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  used_at timestamptz not null,
  primary key (website_id, discount_id, order_id),
  foreign key (website_id, discount_id) references discounts (website_id, id) on delete cascade
);
create index discount_uses_by_customer on discount_uses (website_id, customer, discount_id);
create index discount_uses_by_order on discount_uses (website_id, order_id);
select quoin_tenant('discount_uses');
