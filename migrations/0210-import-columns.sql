-- A table of unknown columns waits for its owner to say what they hold.
alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check
  check (state in ('waiting', 'reading', 'mapping', 'ready', 'running', 'done', 'failed', 'undoing', 'undone'));
