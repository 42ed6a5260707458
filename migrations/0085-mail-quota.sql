-- A site sends so many emails an hour and a day: what is beyond waits as `held` and is queued when there is room again.
alter table emails drop constraint letters_state_check;
alter table emails add constraint emails_state_check check (state in ('queued', 'held', 'sent', 'failed', 'mailbox'));
-- Notices wait behind emails about orders and accounts.
alter table emails add column kind text not null default 'transactional' check (kind in ('transactional', 'notice'));
-- When it was handed on for sending: what counts for the quota. Null while it is held.
alter table emails add column queued_at timestamptz;
create index emails_queued on emails (website_id, queued_at) where queued_at is not null;
create index emails_held on emails (website_id, created_at) where state = 'held';
