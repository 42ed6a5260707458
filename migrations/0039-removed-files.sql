-- A file that the owner removed from a product is kept for those who bought it.
alter table product_files add column removed_at timestamptz;
