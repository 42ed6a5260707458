-- Solutions of a proof of work that were used: each is good once.
create table form_proofs (
  website_id text not null,
  challenge text not null,
  used_at timestamptz not null,
  primary key (website_id, challenge)
);
create index form_proofs_by_time on form_proofs (website_id, used_at);
select quoin_tenant('form_proofs');

-- What is in doubt and came without scripts waits for somebody who looks at it.
alter table form_submissions drop constraint form_submissions_state_check;
alter table form_submissions add constraint form_submissions_state_check check (state in ('new', 'open', 'done', 'held', 'spam'));

-- Secrets of the services that tell people from machines, sealed with the secret of the installation.
create table form_captcha_keys (
  website_id text not null,
  provider text not null check (provider in ('recaptcha', 'turnstile')),
  site_key text not null,
  secret text not null,
  primary key (website_id, provider)
);
select quoin_tenant('form_captcha_keys');
