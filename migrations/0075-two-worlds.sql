-- Test orders stand beside the shop: numbers of their own, no stock, subscriptions that are known as theirs.
alter table orders drop constraint orders_website_id_number_key;
alter table orders add constraint orders_number unique (website_id, is_test, number);
-- Until this came test orders took stock, and give back what they took.
alter table orders add column takes_stock boolean not null default true;
insert into order_counters (website_id, name, value)
select website_id, 'test-order', max(number) from orders where is_test group by website_id
on conflict (website_id, name) do nothing;
update orders set search = '#test-' || substr(search, 2) where is_test and search like '#%';

alter table subscriptions add column is_test boolean not null default false;
update subscriptions s set is_test = true
from orders o
where o.website_id = s.website_id and o.id = s.order_id and o.is_test;
alter table subscriptions drop constraint subscriptions_website_id_number_key;
alter table subscriptions add constraint subscriptions_number unique (website_id, is_test, number);
insert into order_counters (website_id, name, value)
select website_id, 'test-subscription', max(number) from subscriptions where is_test group by website_id
on conflict (website_id, name) do nothing;

alter table access_grants add column is_test boolean not null default false;
update access_grants g set is_test = true
from orders o
where o.website_id = g.website_id and o.id = g.order_id and o.is_test;

-- What test orders used of discounts was never used.
delete from discount_uses u using orders o
where o.website_id = u.website_id and o.id = u.order_id and o.is_test;
update discounts d set uses = (select count(*) from discount_uses u where u.website_id = d.website_id and u.discount_id = d.id)
where d.most_uses is not null;
