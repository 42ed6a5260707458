-- Whether a device cookie was given out here, whoever asks.
create index account_devices_by_token on account_devices (token_hash);
