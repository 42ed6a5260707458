-- A payment can be disputed more than once. What was known of one dispute is taken over by the first that is told by its name.
alter table payments add column disputes jsonb not null default '[]';
update payments set disputes = jsonb_build_array(jsonb_build_object('reference', '', 'state', dispute_state, 'amountMinor', disputed_minor))
  where dispute_state is not null;
alter table payments drop column dispute_state, drop column disputed_minor;
