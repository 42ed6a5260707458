-- The picture that social networks show of a page without one: name of the file that the worker drew, under the document's own folder.
alter table documents add column social_picture text;

-- Which documents ever showed a block, so that one block is found without reading revisions. Whether it is shown is for its revision to say.
create table published_blocks (
  website_id text not null,
  block_id text not null,
  document_id text not null,
  primary key (website_id, block_id, document_id),
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
create index published_blocks_by_document on published_blocks (website_id, document_id);
select quoin_tenant('published_blocks');
