-- Campaigns: emails of a newsletter, written once and sent to the subscribers of one or more lists.
create table campaigns (
  website_id text not null,
  id text not null,
  state text not null check (state in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
  subject text not null,
  preheader text not null,
  reply_to text not null,
  list_ids text[] not null,
  blocks jsonb not null,
  archive text not null check (archive in ('off', 'link', 'public')),
  -- The email as it is sent, with marks where the links of each recipient go. Written when it is sent or scheduled.
  html text not null default '',
  text text not null default '',
  -- The page of the campaign, which names no recipient.
  page_html text not null default '',
  send_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- The last subscriber that was read, and whether there are more.
  last_subscriber text not null default '',
  is_read boolean not null default false,
  -- Counters of its recipients: people in the lists at the start, emails that were queued, and what became of them.
  expected integer not null default 0,
  queued integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  bounced integer not null default 0,
  complaints integer not null default 0,
  unsubscribed integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (website_id, id)
);
select quoin_tenant('campaigns');

create table campaign_recipients (
  website_id text not null,
  campaign_id text not null,
  -- A hash of the address, so that an address on two lists gets one email.
  address_hash text not null,
  subscriber_id text not null,
  email_id text not null,
  state text not null check (state in ('queued', 'sent', 'failed', 'bounced')),
  reason text not null default '',
  complained_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null,
  primary key (website_id, campaign_id, address_hash),
  foreign key (website_id, campaign_id) references campaigns (website_id, id) on delete cascade,
  foreign key (website_id, subscriber_id) references subscribers (website_id, id) on delete cascade
);
create unique index campaign_recipients_by_email on campaign_recipients (website_id, email_id);
create index campaign_recipients_by_subscriber on campaign_recipients (website_id, subscriber_id, created_at desc);
create index campaign_recipients_by_state on campaign_recipients (website_id, campaign_id, state, email_id);
select quoin_tenant('campaign_recipients');

-- The mailing that an email belongs to, and whether the mail server refused its address for good.
alter table emails add column mailing text;
alter table emails add column is_address_refused boolean not null default false;
create index emails_by_mailing on emails (website_id, mailing, state) where mailing is not null;

-- Addresses that take no email, and people who reported one as spam: both get no further campaign.
alter table subscribers drop constraint subscribers_state_check;
alter table subscribers add constraint subscribers_state_check
  check (state in ('pending', 'subscribed', 'unsubscribed', 'bounced', 'complained'));
create index subscribers_by_address on subscribers (website_id, email_key);
