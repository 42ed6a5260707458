-- An invitation may offer the whole site: whoever accepts it becomes its owner.
alter table invitations add column offers_ownership boolean not null default false;
