-- Documents, their log, what visitors see of them, and where.

create table documents (
  website_id text not null,
  id text not null,
  kind text not null,
  -- Copied from the head's settings with every append, for lists and for the check of addresses.
  title text not null default '',
  slug text not null default '',
  head_seq integer not null default 0,
  head jsonb not null,
  status smallint not null default 4,
  published_revision_id text,
  published_seq integer,
  published_access text not null default 'public',
  published_at timestamptz,
  scheduled_at timestamptz,
  created_at timestamptz not null,
  created_by text,
  changed_at timestamptz not null,
  changed_by text,
  deleted_at timestamptz,
  primary key (website_id, id)
);
create index documents_by_kind on documents (website_id, kind, changed_at desc) where deleted_at is null;
create index documents_by_slug on documents (website_id, slug) where deleted_at is null and kind = 'page';
create index documents_in_trash on documents (website_id, deleted_at) where deleted_at is not null;
select quoin_tenant('documents');

create table document_operations (
  website_id text not null,
  document_id text not null,
  seq integer not null,
  client text not null,
  n integer not null,
  operation jsonb not null,
  account_id text,
  at timestamptz not null,
  primary key (website_id, document_id, seq),
  unique (website_id, document_id, client, n),
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
create index document_operations_by_age on document_operations (website_id, at);
select quoin_tenant('document_operations');

create table document_snapshots (
  website_id text not null,
  document_id text not null,
  seq integer not null,
  document jsonb not null,
  at timestamptz not null,
  primary key (website_id, document_id, seq),
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
select quoin_tenant('document_snapshots');

-- Names and events on a seq of the history: published, named, restored.
create table document_marks (
  website_id text not null,
  id text not null,
  document_id text not null,
  seq integer not null,
  kind text not null check (kind in ('published', 'named', 'restored')),
  label text,
  account_id text,
  at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
create index document_marks_by_document on document_marks (website_id, document_id, seq desc);
select quoin_tenant('document_marks');

create table document_revisions (
  website_id text not null,
  id text not null,
  document_id text not null,
  seq integer not null,
  document jsonb not null,
  created_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
create index document_revisions_by_document on document_revisions (website_id, document_id, created_at desc);
select quoin_tenant('document_revisions');

create table publications (
  website_id text not null,
  id text not null,
  kind text not null check (kind in ('publish', 'unpublish', 'rollback')),
  state text not null check (state in ('scheduled', 'done', 'cancelled')),
  account_id text,
  created_at timestamptz not null,
  at timestamptz not null,
  primary key (website_id, id)
);
select quoin_tenant('publications');

create table publication_documents (
  website_id text not null,
  publication_id text not null,
  document_id text not null,
  revision_id text,
  status smallint not null,
  primary key (website_id, publication_id, document_id),
  foreign key (website_id, publication_id) references publications (website_id, id) on delete cascade,
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
create index publication_documents_by_document on publication_documents (website_id, document_id);
select quoin_tenant('publication_documents');

-- One row answers a path: a document, something of a later feature (`subject`), or a redirect (`target`).
create table addresses (
  website_id text not null,
  locale text not null default '',
  path text not null,
  page_type smallint not null,
  document_id text,
  subject text,
  state text not null check (state in ('live', 'redirect')),
  target text,
  permanent boolean not null default true,
  -- Written by the product itself when a slug changed; an owner's own redirect is not.
  automatic boolean not null default true,
  created_at timestamptz not null,
  primary key (website_id, locale, path),
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
create index addresses_by_document on addresses (website_id, document_id);
create index addresses_by_subject on addresses (website_id, subject) where subject is not null;
create index addresses_by_target on addresses (website_id, target) where state = 'redirect';
select quoin_tenant('addresses');

create table document_locks (
  website_id text not null,
  document_id text not null,
  password_hash text not null,
  changed_at timestamptz not null,
  primary key (website_id, document_id),
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
select quoin_tenant('document_locks');

create table homepages (
  website_id text not null primary key,
  document_id text not null,
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
select quoin_tenant('homepages');
