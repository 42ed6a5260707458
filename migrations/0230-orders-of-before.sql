-- Orders of a former shop are history: they keep the number they had there, which is none of a series of this shop.
alter table orders add column imported_number text not null default '';
alter table orders drop constraint orders_source_check;
alter table orders add constraint orders_source_check
  check (source in ('cart', 'subscription', 'donation', 'giftcard', 'manual', 'renewal', 'import'));
alter table orders add constraint orders_imported check ((source = 'import') = (imported_number <> ''));
alter table orders drop constraint orders_number;
create unique index orders_number on orders (website_id, is_test, number) where imported_number = '';

-- What an import changed of customers who were there before it: undoing gives it back.
create table customer_changes (
  website_id text not null,
  import_id text not null,
  customer_id text not null,
  before jsonb not null,
  after jsonb not null,
  primary key (website_id, import_id, customer_id),
  foreign key (website_id, customer_id) references customers (website_id, id) on delete cascade
);
create index customer_changes_customer on customer_changes (website_id, customer_id);
select quoin_tenant('customer_changes');
