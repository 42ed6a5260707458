-- Whoever is signed in says whether the address of this order goes into their account.
alter table checkouts add column keeps_address boolean not null default false;
