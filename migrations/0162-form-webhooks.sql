-- Other programs that are told of what forms send, and what became of each message to them.
create table form_webhooks (
  website_id text not null,
  id text not null,
  url text not null,
  -- Sealed with the secret of the installation.
  secret text not null,
  is_enabled boolean not null default true,
  created_at timestamptz not null,
  primary key (website_id, id)
);
select quoin_tenant('form_webhooks');

create table form_deliveries (
  website_id text not null,
  id text not null,
  webhook_id text not null,
  submission_id text not null,
  -- How many tries there were.
  attempts int not null default 0,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  -- Of the last try: the status of the answer, or why there was none.
  status int,
  failure text not null default '',
  created_at timestamptz not null,
  tried_at timestamptz,
  primary key (website_id, id),
  foreign key (website_id, webhook_id) references form_webhooks (website_id, id) on delete cascade,
  foreign key (website_id, submission_id) references form_submissions (website_id, id) on delete cascade
);
create index form_deliveries_by_webhook on form_deliveries (website_id, webhook_id, id desc);
create index form_deliveries_by_submission on form_deliveries (website_id, submission_id);
select quoin_tenant('form_deliveries');

-- Who works on a submission.
alter table form_submissions add column assignee text;
