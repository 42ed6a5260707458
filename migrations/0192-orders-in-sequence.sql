-- The list of orders and its counts by state, from an index alone: a row of an order is as long as the order. Numbers and ids belong to the sequence, as in `newestFirst`.
drop index orders_placed;
create index orders_placed on orders (website_id, placed_at desc, number desc, id desc)
  include (status, payment_status, fulfilment_status, currency, is_test, total_minor, credited_minor);
