-- Whether a purchase stands behind the review: one of this shop, or one that its former shop had verified.
alter table reviews add column is_verified boolean not null default false;
update reviews set is_verified = true where order_id <> '';
