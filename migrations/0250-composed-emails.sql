-- An email to several people is one row for each of them; its lines say who all of them are.
alter table emails add column to_line text;
alter table emails add column cc_line text;

-- What was answered to a submission, as it was addressed. Empty: an answer to its sender, under the usual subject.
alter table form_replies add column subject text not null default '';
alter table form_replies add column to_line text not null default '';
alter table form_replies add column cc_line text not null default '';
alter table form_replies add column bcc_line text not null default '';
