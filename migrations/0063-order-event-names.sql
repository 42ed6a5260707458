-- What happened to an order is stored under the words that the interface uses.
select set_config('app.whole_installation', 'on', true);
update order_events set kind = 'email' where kind = 'letter';
update order_events set kind = 'invoice' where kind = 'paper.invoice';
update order_events set kind = 'credit-note' where kind = 'paper.credit-note';
