-- What visitors saw of a document before a publication, so that a publication can be rolled back as a whole.

alter table publication_documents
  add column former_revision_id text,
  -- Null: the publication has not happened yet.
  add column former_status smallint;

-- Of publications from before: what the last one before showed.
update publication_documents as own
set former_revision_id = earlier.revision_id, former_status = coalesce(earlier.status, 4)
from (
  select each.website_id, each.publication_id, each.document_id,
    lag(each.revision_id) over history as revision_id, lag(each.status) over history as status
  from publication_documents as each
  join publications on publications.website_id = each.website_id and publications.id = each.publication_id
  where publications.state = 'done'
  window history as (partition by each.website_id, each.document_id order by publications.at, publications.id)
) as earlier
where earlier.website_id = own.website_id and earlier.publication_id = own.publication_id
  and earlier.document_id = own.document_id;

create index publications_done on publications (website_id, at desc, id desc) where state = 'done';
