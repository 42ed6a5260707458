-- What visitors send by form blocks, and how owners deal with it.
create table form_submissions (
  website_id text not null,
  id text not null,
  form_id text not null,
  document_id text not null,
  form_name text not null,
  page_path text not null,
  page_title text not null default '',
  referrer text not null default '',
  answers jsonb not null,
  sender text not null default '',
  email text,
  -- All answers in lower case, for the search of the inbox.
  words text not null,
  context jsonb not null default '{}',
  state text not null check (state in ('new', 'open', 'done', 'spam')),
  spam_reasons text[] not null default '{}',
  tags text[] not null default '{}',
  note text not null default '',
  -- The nonce of the key with which it was sent: a key is good once.
  nonce text not null,
  submitted_at timestamptz not null,
  primary key (website_id, id)
);
create unique index form_submissions_by_nonce on form_submissions (website_id, nonce);
create index form_submissions_by_state on form_submissions (website_id, state, id desc);
create index form_submissions_by_form on form_submissions (website_id, form_id, id desc);
select quoin_tenant('form_submissions');

create table form_replies (
  website_id text not null,
  id text not null,
  submission_id text not null,
  author text not null,
  body text not null,
  sent_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, submission_id) references form_submissions (website_id, id) on delete cascade
);
create index form_replies_by_submission on form_replies (website_id, submission_id, id);
select quoin_tenant('form_replies');

-- What a form without scripts held when it was refused, for the page that shows it again.
create table refused_forms (
  website_id text not null,
  token_hash text not null,
  form_id text not null,
  page_path text not null,
  answers jsonb not null,
  faults jsonb not null,
  refused_at timestamptz not null,
  primary key (website_id, token_hash)
);
create index refused_forms_by_age on refused_forms (website_id, refused_at);
select quoin_tenant('refused_forms');

-- How often a long text was sent on one day, by any form of any site: machines send one text everywhere.
create table form_fingerprints (
  fingerprint text not null,
  day date not null,
  times int not null,
  primary key (fingerprint, day)
);
select quoin_shared('form_fingerprints');
