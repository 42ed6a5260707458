-- Cancelled, and running until the end of what is paid; null while it goes on.
alter table subscriptions add column stops_at timestamptz;
