-- What the owners of a site taught it about spam: in how many messages of each kind a word stood. The word '' counts the messages.
create table form_spam_words (
  website_id text not null,
  word text not null,
  spam int not null default 0,
  ham int not null default 0,
  primary key (website_id, word)
);
select quoin_tenant('form_spam_words');

-- As what a submission was learned, so that it is unlearned when its owner thinks otherwise.
alter table form_submissions add column learned text check (learned in ('spam', 'ham'));
