-- What visitors chose about cookies, and with which words they were asked.
create table consent_policies (
  website_id text not null,
  version int not null,
  hash text not null,
  shown jsonb not null,
  since timestamptz not null,
  primary key (website_id, version)
);
create unique index consent_policies_by_hash on consent_policies (website_id, hash);
select quoin_tenant('consent_policies');

create table consent_choices (
  website_id text not null,
  id text not null,
  choice text not null check (choice in ('accepted', 'declined', 'withdrawn')),
  policy int not null,
  page_path text not null,
  had_signal boolean not null,
  -- The first part of the network address, and what the browser calls itself; empty where the owner keeps no more than the choice.
  network text not null default '',
  browser text not null default '',
  chosen_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, policy) references consent_policies (website_id, version)
);
create index consent_choices_by_age on consent_choices (website_id, chosen_at);
select quoin_tenant('consent_choices');
