-- The cart of a browser, or of a member on all of theirs. Nothing here is a price: amounts are worked out anew each time.
create table carts (
  website_id text not null,
  id text not null,
  -- Of the cookie; null once its member has another cart.
  token_hash text,
  -- Of the browser's own id: when the answer that brought the cookie was lost, the cart is found by it.
  browser_hash text,
  member_id text,
  codes text[] not null default '{}',
  gift_card_ids text[] not null default '{}',
  location jsonb,
  shipping_option text not null default '',
  email text,
  -- The order that it became; the browser begins another one then.
  order_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (website_id, id)
);
create unique index carts_by_token on carts (website_id, token_hash) where token_hash is not null;
create index carts_by_browser on carts (website_id, browser_hash, changed_at desc) where browser_hash is not null and order_id is null;
create unique index carts_by_member on carts (website_id, member_id) where member_id is not null and order_id is null;
create index carts_begun on carts (website_id, created_at) include (id, order_id);
create index carts_by_age on carts (website_id, changed_at) where order_id is null;
select quoin_tenant('carts');

create table cart_lines (
  website_id text not null,
  cart_id text not null,
  id text not null,
  product_id text not null,
  variant_id text not null,
  quantity integer not null check (quantity between 1 and 10000),
  -- Bought again and again, as the product's plan says.
  is_subscription boolean not null default false,
  -- Of a gift card with an amount of one's own.
  amount_minor bigint,
  gift_card jsonb,
  answers jsonb not null default '{}',
  -- What one piece cost when it was added or last agreed to: when it costs something else now, the shopper is told.
  seen_minor bigint not null,
  -- Variant, plan, answers and recipient in one word: the same again is more of the same line.
  sameness text not null,
  added_at timestamptz not null,
  primary key (website_id, cart_id, id),
  foreign key (website_id, cart_id) references carts (website_id, id) on delete cascade
);
create unique index cart_lines_by_sameness on cart_lines (website_id, cart_id, sameness);
select quoin_tenant('cart_lines');

-- What a shopper has said on the way to the order, as typed: mistakes are kept too, so that they can be mended.
create table checkouts (
  website_id text not null,
  cart_id text not null,
  -- Of the payment and of the order: paying or placing twice has one effect.
  id text not null,
  email text not null default '',
  address jsonb not null,
  vat_number text not null default '',
  note text not null default '',
  wants_news boolean not null default false,
  payment_id text,
  -- What the payment was begun for: a cart that costs something else needs another one.
  fingerprint text not null default '',
  -- Raised when a payment was given back, so that the next one is another.
  attempt integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (website_id, cart_id),
  foreign key (website_id, cart_id) references carts (website_id, id) on delete cascade
);
select quoin_tenant('checkouts');

-- Donations on their way, beside any cart: what was typed, what was agreed, the payment and the order that it became.
create table gifts (
  website_id text not null,
  -- Of the payment and of the order: giving twice by one form has one effect.
  id text not null,
  -- Of the form.
  token_hash text not null,
  donation_id text not null,
  typed jsonb not null,
  draft jsonb,
  payment_id text,
  -- Raised when a payment was given back, so that the next one is another.
  attempt integer not null default 1,
  order_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (website_id, id)
);
create unique index gifts_by_token on gifts (website_id, token_hash);
select quoin_tenant('gifts');
