-- A page that an earlier program rendered names scripts and holds styles of its own: it is rendered anew by the next.
alter table render_cache add column program text not null default '';
