-- Who may see a document is one answer, written in the transaction that changes it and read by everything that shows anything (docs/decisions/0018).
select set_config('app.whole_installation', 'on', true);

alter table documents
  -- What its owner chose, in force as soon as it is saved: a copy of the head's settings.
  add column own_access text not null default 'public' check (own_access in ('public', 'password', 'members')),
  -- The document that covers it: the index of a collection covers its published items.
  add column cover_id text,
  -- In a member area: for members, whatever its own access says.
  add column is_in_area boolean not null default false,
  -- Everything that stands between visitors and it, the outermost first: `password:ID`, `members:ID`. Empty: it is open to everybody.
  add column locks text[] not null default '{}',
  -- Links to its draft that were made before this moment show nothing more.
  add column previews_from timestamptz;
create index documents_by_cover on documents (website_id, cover_id) where cover_id is not null;

-- Nothing is opened by this change: where draft and revision differ, the narrower counts until the owner saves again.
update documents d set own_access = coalesce(
  (select head.access from (select d.head -> 'settings' ->> 'access' as access) head where head.access in ('password', 'members')),
  (select r.document -> 'settings' ->> 'access' from document_revisions r
    where r.website_id = d.website_id and r.id = d.published_revision_id and r.document -> 'settings' ->> 'access' in ('password', 'members')),
  'public');
update documents d set cover_id = c.document_id
from items i join collections c on c.website_id = i.website_id and c.id = i.collection_id
where d.website_id = i.website_id and d.id = i.id;
-- Nothing is closed either: a page that became public again while it stood in an area leaves the area.
delete from member_area_documents a using documents d
where d.website_id = a.website_id and d.id = a.document_id and d.kind <> 'collection' and d.own_access = 'public' and d.published_access = 'public';
update documents d set is_in_area = true
from member_area_documents a where a.website_id = d.website_id and a.document_id = d.id;

create temporary table own_locks on commit drop as
  select d.website_id, d.id, array_remove(array[
      case when d.is_in_area or d.own_access = 'members' then 'members:' || d.id end,
      case when d.own_access = 'password' or l.document_id is not null then 'password:' || d.id end
    ], null) as locks
  from documents d left join document_locks l on l.website_id = d.website_id and l.document_id = d.id;
update documents d set locks = coalesce(above.locks, '{}') || own.locks
from own_locks own
  join documents same on same.website_id = own.website_id and same.id = own.id
  left join own_locks above on above.website_id = same.website_id and above.id = same.cover_id
where d.website_id = own.website_id and d.id = own.id and cardinality(coalesce(above.locks, '{}') || own.locks) > 0;
alter table documents drop column published_access;
-- What was kept of pages that are locked by this.
delete from render_cache;

-- A card shows the title of its page.
update documents set social_picture = null where cardinality(locks) > 0;

-- Lists keep a copy of it, and what an item says for whoever may see it. That was not kept of protected items: a job writes it anew.
alter table items add column locks text[] not null default '{}';
update items i set locks = d.locks
from documents d where d.website_id = i.website_id and d.id = i.id and cardinality(d.locks) > 0;
insert into outbox (id, website_id, kind, payload, run_after)
select substr(md5('0048' || website_id || part), 1, 24), website_id, 'content.rewrite-items',
  jsonb_build_object('websiteId', website_id, 'ids', jsonb_agg(id)), to_timestamp(0)
from (select website_id, id, (row_number() over (partition by website_id order by id) - 1) / 200 as part from items
  where is_protected or cardinality(locks) > 0) numbered
group by website_id, part
on conflict do nothing;
alter table items drop column is_protected;
alter table collections drop column is_covered;
