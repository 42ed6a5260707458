-- The line that was taken out of a cart last, whole: it can be put back.
alter table carts add column removed jsonb;
