-- The lock of a closed site is one row, read beside the locks of its documents: closing a site writes no document.
alter table documents rename column locks to inner_locks;
alter table items rename column locks to inner_locks;
update documents set inner_locks = array_remove(inner_locks, 'password:' || website_id) where 'password:' || website_id = any(inner_locks);
update items set inner_locks = array_remove(inner_locks, 'password:' || website_id) where 'password:' || website_id = any(inner_locks);

-- What visitors have to open before they see anything of the site.
create function site_locks(site text) returns text[] language sql stable parallel safe
  return coalesce((select array['password:' || c.website_id] from site_closures c where c.website_id = site and c.state <> 'open'), '{}'::text[]);
