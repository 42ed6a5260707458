-- An owner's words are in one language: those that stand are in that of the site. Whether a letter is sent is the same in all of them.
alter table letter_words add column language text;
update letter_words set language = case when w.locale ~* '^\s*nl\y' then 'nl' else 'en' end from websites w where w.id = letter_words.website_id;
alter table letter_words alter column language set not null;
alter table letter_words drop constraint order_letters_pkey;
alter table letter_words add primary key (website_id, kind, language);
