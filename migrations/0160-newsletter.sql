-- Who wants to be written to: lists, and the addresses on each with proof of how they came there.
create table mailing_lists (
  website_id text not null,
  id text not null,
  name text not null,
  created_at timestamptz not null,
  primary key (website_id, id)
);
select quoin_tenant('mailing_lists');

create table subscribers (
  website_id text not null,
  id text not null,
  list_id text not null,
  email text not null,
  -- The address in lower case: one row for each on a list.
  email_key text not null,
  name text not null default '',
  state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
  page_path text not null,
  -- What stood on the form.
  wording text not null,
  -- The first part of the network address.
  network text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, list_id) references mailing_lists (website_id, id) on delete cascade
);
create unique index subscribers_by_email on subscribers (website_id, list_id, email_key);
create index subscribers_by_state on subscribers (website_id, list_id, state, id desc);
select quoin_tenant('subscribers');
