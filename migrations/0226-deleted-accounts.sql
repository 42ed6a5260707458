-- The link in an email with which members delete their account.
alter table member_tokens drop constraint member_tokens_purpose_check;
alter table member_tokens add constraint member_tokens_purpose_check
  check (purpose in ('join', 'reset', 'email', 'delete', 'second-step', 'passkey-sign-in', 'passkey-add', 'recovery-codes'));
