-- Comments under items. No e-mail address and no network address is kept: nothing here could leak them.
create table comments (
  website_id text not null,
  id text not null,
  document_id text not null,
  parent_id text,
  author_name text not null,
  author_website text not null default '',
  body jsonb not null,
  status text not null check (status in ('approved', 'pending', 'spam')),
  written_at timestamptz not null,
  source_key text,
  primary key (website_id, id),
  foreign key (website_id, parent_id) references comments (website_id, id) on delete cascade
);
create index comments_by_document on comments (website_id, document_id, written_at, id) where status = 'approved';
create index comments_by_parent on comments (website_id, parent_id);
create index comments_for_moderation on comments (website_id, status, id desc);
create unique index comments_by_source on comments (website_id, source_key) where source_key is not null;
select quoin_tenant('comments');
