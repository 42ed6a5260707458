-- Who works on an import says so again and again: a process that was killed no longer does, and another takes the import up.
alter table imports add column held_by text;
alter table imports add column held_until timestamptz;
