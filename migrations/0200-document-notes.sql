-- What people who work on a site write to each other about a page, pinned to one of its blocks. Visitors never see it.
create table document_notes (
  website_id text not null,
  id text not null,
  document_id text not null,
  -- The note that begins the conversation; its own id for that one.
  thread_id text not null,
  -- What it is pinned to; null for the page as a whole.
  block_id text,
  -- The first words of the block when the conversation began, for when it is gone.
  about text not null default '',
  body text not null,
  -- Accounts named in it.
  mentions text[] not null default '{}',
  account_id text,
  created_at timestamptz not null,
  -- Of a conversation.
  resolved_at timestamptz,
  resolved_by text,
  primary key (website_id, id),
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
create index document_notes_by_document on document_notes (website_id, document_id, thread_id, id);
select quoin_tenant('document_notes');
