-- What was refunded before any of it was sent is neither sent nor waiting to be.
alter table orders drop constraint orders_fulfilment_status_check;
alter table orders add constraint orders_fulfilment_status_check
  check (fulfilment_status in ('unfulfilled', 'partly-fulfilled', 'fulfilled', 'unsent'));
update orders o set fulfilment_status = 'unsent'
where fulfilment_status = 'fulfilled'
  and exists (select from order_lines l where l.website_id = o.website_id and l.order_id = o.id and l.product_type in (1, 3))
  and not exists (select from order_lines l where l.website_id = o.website_id and l.order_id = o.id and l.product_type in (1, 3) and l.fulfilled_quantity > 0);
