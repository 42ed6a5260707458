-- What was ordered from authorities, for two weeks: they give out so many certificates in a week for one registered domain, and take so many orders of one account.
create table certificate_orders (
  id text primary key,
  host text not null,
  -- What was bought of the name: `example.co.uk` of `shop.example.co.uk`.
  registered text not null,
  -- A retry is the order of a host whose last one failed and that has no certificate yet.
  kind text not null check (kind in ('new', 'retry', 'renewal')),
  at timestamptz not null,
  fetched_at timestamptz
);
create index certificate_orders_at on certificate_orders (at);
create index certificate_orders_registered on certificate_orders (registered, at);
create index certificate_orders_host on certificate_orders (host, at);
select quoin_shared('certificate_orders');

-- What `try_at` waits for, where it is neither a failure of this host alone nor the time of renewal.
alter table certificates add column waits_for text check (waits_for in ('week', 'authority'));
