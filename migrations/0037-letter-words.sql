-- The words of letters are kept for every feature that writes to a site's customers, not for orders alone.
alter table order_letters rename to letter_words;
