-- What stands between visitors and a document is a row of its own, and what is open has none: closing a collection of 80,000 posts writes
-- narrow rows instead of each document and item anew (docs/decisions/0053).
select set_config('app.whole_installation', 'on', true);

create table inner_locks (
  website_id text not null,
  document_id text not null,
  -- The outermost first: `password:ID`, `members:ID`. Never empty.
  locks text[] not null check (locks <> '{}'),
  primary key (website_id, document_id),
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
select quoin_tenant('inner_locks');

insert into inner_locks (website_id, document_id, locks)
select website_id, id, inner_locks from documents where inner_locks <> '{}';
alter table documents drop column inner_locks;
alter table items drop column inner_locks;
