-- Emails wait in their own table, each for its own next try. What was sent is kept sealed for a while, so that it can be sent again.
select set_config('app.whole_installation', 'on', true);
alter table emails
  add column attempts integer not null default 0,
  add column next_at timestamptz not null default now(),
  add column claimed_until timestamptz,
  add column sealed bytea;
create index emails_due on emails (next_at) where state = 'queued';

-- Set while the mail server refuses all that this installation sends (a wrong password, a sender it does not take).
alter table installation
  add column mail_held_since timestamptz,
  add column mail_held_reason text,
  add column mail_held_settings text,
  add column mail_tried_at timestamptz;
