-- Whether a site is open to visitors, coming soon, or behind one password; the words stay while it is open.
create table site_closures (
  website_id text not null primary key,
  state text not null check (state in ('open', 'coming-soon', 'password')),
  title text not null default '',
  words text not null default ''
);
select quoin_tenant('site_closures');

-- The lock of a site stands among those of its documents, under the id of the site; without a password nobody opens it by typing.
alter table document_locks alter column password_hash drop not null;
alter table document_locks add column of_document text
  generated always as (case when document_id = website_id then null else document_id end) stored;
alter table document_locks drop constraint document_locks_website_id_document_id_fkey;
alter table document_locks add foreign key (website_id, of_document) references documents (website_id, id) on delete cascade;
