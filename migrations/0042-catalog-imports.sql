-- What an import changed of products that were there is undone with the import, cell by cell.
alter table catalog_changes add column import_id text;
alter table catalog_changes drop constraint catalog_changes_kind_check;
alter table catalog_changes add constraint catalog_changes_kind_check check (kind in ('cells', 'bulk', 'import'));
create unique index catalog_changes_by_import on catalog_changes (website_id, import_id) where import_id is not null;
