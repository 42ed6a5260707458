-- The words of every marked message are counted on. With room on their pages that happens in place; otherwise each word leaves an entry in the index that every
-- message passes over until the next vacuum.
alter table form_spam_words set (fillfactor = 60);
