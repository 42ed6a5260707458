-- Tables and columns by the names that everybody knows: emails, invoices, form drafts, consent to marketing.
alter table letters rename to emails;
alter table cart_letters rename to cart_emails;
alter table cart_letter_refusals rename to cart_email_unsubscribes;
alter table letter_words rename to email_texts;
alter table order_papers rename to invoices;
alter table refused_forms rename to form_drafts;

alter table members rename column wants_news to accepts_marketing;
alter table customers rename column wants_news to accepts_marketing;
alter table checkouts rename column wants_news to accepts_marketing;
