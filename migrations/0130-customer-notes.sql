-- What a shop knows of a customer beside their orders.
alter table customers
  add column note text not null default '',
  add column tags text[] not null default '{}',
  -- Where they live, as the shop wrote it down; null: as in their orders.
  add column address jsonb;
