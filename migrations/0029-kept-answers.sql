-- An answer is written once, beside the call that it belongs to, and read whole or never: taken apart, pressed and put aside it cost more than all
-- else that is written for an addition to a cart.
alter table idempotency_keys alter column answer type json;
alter table idempotency_keys set (toast_tuple_target = 8160, fillfactor = 60);
