-- What a site is exported as: its archive, files for a web server, or what another system reads. `options`: how files are reached.
alter table site_transfers add column format text not null default 'archive';
alter table site_transfers add column options jsonb;
