-- What a shopper is told on a product's page: what goes well with it, how to choose a size, and from which day it is sent.
alter table products add column goes_with_ids text[] not null default '{}';
-- Of the settings of the store; '' for none.
alter table products add column size_guide text not null default '';
-- A day, as it is agreed with buyers; '' for what is sent at once.
alter table products add column ships_from text not null default '' check (ships_from ~ '^(\d{4}-\d{2}-\d{2})?$');
-- The day that was agreed when the order was placed.
alter table order_lines add column ships_from text not null default '' check (ships_from ~ '^(\d{4}-\d{2}-\d{2})?$');
