-- Gift cards that were bought with test payments are no money.
alter table gift_cards add column is_test boolean not null default false;
update gift_cards c set is_test = true
from orders o
where o.website_id = c.website_id and o.id = c.order_id and o.is_test;
