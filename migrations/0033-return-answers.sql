-- What the owner wrote to whoever asked for a return.
alter table order_returns add column answer text not null default '';
