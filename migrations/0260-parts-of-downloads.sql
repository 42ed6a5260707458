-- How many bytes of the file the last counted download was sent: its other parts belong to it.
alter table order_downloads add column sent_bytes bigint not null default 0;
