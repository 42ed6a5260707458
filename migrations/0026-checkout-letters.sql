-- What money was paid for is found by the id of the checkout.
create unique index checkouts_by_id on checkouts (website_id, id);

-- Whose shopper was written to about the cart they left: once at most.
create table cart_letters (
  website_id text not null,
  cart_id text not null,
  sent_at timestamptz not null,
  primary key (website_id, cart_id),
  foreign key (website_id, cart_id) references carts (website_id, id) on delete cascade
);
select quoin_tenant('cart_letters');

-- Who wants no letters about carts. The address is kept as a hash: it is compared, never read.
create table cart_letter_refusals (
  website_id text not null,
  email_hash text not null,
  created_at timestamptz not null,
  primary key (website_id, email_hash)
);
select quoin_tenant('cart_letter_refusals');

-- Gifts that nobody paid are forgotten.
create index gifts_open on gifts (website_id, changed_at) where order_id is null;
