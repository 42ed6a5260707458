-- Gift cards are money. The code is kept as a hash alone; a card that is sent later gets its code when it is sent.
create table gift_cards (
  website_id text not null,
  id text not null,
  code_hash text,
  last4 text not null default '',
  currency text not null,
  initial_minor bigint not null check (initial_minor > 0),
  -- The sum of its entries, kept beside them so that the database itself refuses to go below zero.
  balance_minor bigint not null check (balance_minor >= 0),
  recipient_name text not null default '',
  recipient_email text not null default '',
  message text not null default '',
  note text not null default '',
  order_id text,
  -- Of several cards in one order line: which one. Placing the order again issues none anew.
  order_key text,
  sent_at timestamptz,
  expires_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null,
  primary key (website_id, id)
);
create unique index gift_cards_by_code on gift_cards (website_id, code_hash) where code_hash is not null;
create unique index gift_cards_by_order on gift_cards (website_id, order_id, order_key) where order_id is not null;
select quoin_tenant('gift_cards');

-- Appended to, never changed. What one subject did to a card, it did once.
create table gift_card_entries (
  website_id text not null,
  gift_card_id text not null,
  id text not null,
  kind text not null check (kind in ('issued', 'spent', 'returned', 'adjusted')),
  amount_minor bigint not null check (amount_minor <> 0),
  subject text not null,
  note text not null default '',
  at timestamptz not null,
  primary key (website_id, gift_card_id, id),
  unique (website_id, gift_card_id, kind, subject),
  foreign key (website_id, gift_card_id) references gift_cards (website_id, id)
);
select quoin_tenant('gift_card_entries');
