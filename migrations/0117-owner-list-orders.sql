-- The owner's list of all products, in each of its orders.
create index products_by_own_order on products (website_id, position, id) where status <> 6;
create index products_by_title on products (website_id, lower(title), id) where status <> 6;
create index products_by_sold on products (website_id, sold desc, id) where status <> 6;
create index product_variants_by_price on product_variants (website_id, product_id, price_minor);
