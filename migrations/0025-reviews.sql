-- Reviews: what buyers say of what they bought, and the letters that ask for it.

-- One for each order that was delivered. The key in the letter is stored as a hash.
create table review_requests (
  website_id text not null,
  order_id text not null,
  token_hash text,
  send_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz,
  primary key (website_id, order_id)
);
create unique index review_requests_by_token on review_requests (website_id, token_hash) where token_hash is not null;
select quoin_tenant('review_requests');

create table reviews (
  website_id text not null,
  id text not null,
  order_id text not null,
  line_id text not null,
  product_id text not null,
  rating integer not null check (rating between 1 and 5),
  body text not null check (char_length(body) <= 1500),
  author_name text not null,
  status text not null check (status in ('pending', 'approved', 'hidden')),
  answer text not null default '',
  answered_at timestamptz,
  written_at timestamptz not null,
  primary key (website_id, id),
  unique (website_id, order_id, line_id)
);
create index reviews_of_product on reviews (website_id, product_id, id desc) where status = 'approved';
create index reviews_for_moderation on reviews (website_id, status, id desc);
select quoin_tenant('reviews');
