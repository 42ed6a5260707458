-- A collection in a member area stands for all of its items: they are for members, whatever their own settings say.
alter table collections add column is_covered boolean not null default false;
select set_config('app.whole_installation', 'on', true);
update collections c set is_covered = true
from member_area_documents a where a.website_id = c.website_id and a.document_id = c.document_id;
update documents d set published_access = 'members'
from items i join collections c on c.website_id = i.website_id and c.id = i.collection_id and c.is_covered
where d.website_id = i.website_id and d.id = i.id;
update items i set is_protected = true, is_listed = false, excerpt = '', image = null
from collections c where c.website_id = i.website_id and c.id = i.collection_id and c.is_covered;
