-- Comments that visitors write: by whom, and what came of them.
alter table comments
  -- A member of the site; null for guests and for imported comments.
  add column member_id text,
  -- An answer by somebody who works on the site.
  add column is_by_owner boolean not null default false,
  -- When whoever it answers was told; null: not yet, or nobody is to be told.
  add column announced_at timestamptz;

-- Where authors are reached, apart from what visitors are shown, so that no query for a page can leak it.
create table comment_contacts (
  website_id text not null,
  comment_id text not null,
  email text not null,
  wants_replies boolean not null,
  primary key (website_id, comment_id),
  foreign key (website_id, comment_id) references comments (website_id, id) on delete cascade
);
create index comment_contacts_by_email on comment_contacts (website_id, email);
select quoin_tenant('comment_contacts');
