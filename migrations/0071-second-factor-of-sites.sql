-- Whoever works on the site needs a second factor.
alter table websites add column requires_second_factor boolean not null default false;
