-- What a shop asks with every order, beside who buys and where it goes; and what was answered so far.
create table checkout_forms (
  website_id text primary key,
  form jsonb not null
);
select quoin_tenant('checkout_forms');
alter table checkouts add column answers jsonb not null default '{}';
