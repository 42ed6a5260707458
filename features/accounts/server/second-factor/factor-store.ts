/** A stored passkey. Bytes are encoded as base64url. */
export interface StoredPasskey {
  id: string
  credential_id: string
  public_key: string
  /** Number of uses that the authenticator reports; 0 when it does not count. */
  counter: number
  transports: string[]
  name: string
  created_at: Date
  used_at: Date | null
  /** Time at which its counter decreased, which shows a copied passkey. */
  cloned_at: Date | null
}

/** An app that shows one-time codes. */
export interface StoredCodeApp {
  /** Sealed: see `sealSecret`. */
  secret: string
  started_at: Date
  /** Null until the first code was confirmed; the app is no factor before. */
  confirmed_at: Date | null
  used_at: Date | null
  /** The time step of the last code that was taken. */
  last_step: number
}

/** Storage of the second factor of one account, or of one member of a site. */
export interface FactorStore {
  /** Unique id among all accounts and members: part of encrypted and hashed values, and of limits. */
  readonly subject: string
  readonly passkeys: () => Promise<StoredPasskey[]>
  /** Throws when the credential is stored already. */
  readonly addPasskey: (passkey: StoredPasskey) => Promise<void>
  readonly changePasskey: (
    id: string,
    change: Partial<Pick<StoredPasskey, 'name' | 'counter' | 'used_at' | 'cloned_at'>>,
  ) => Promise<void>
  readonly removePasskey: (id: string) => Promise<void>
  /**
   * Stores the counter of a signature. Returns false unless it exceeds the stored one; authenticators without a counter
   * always send 0.
   */
  readonly usePasskey: (id: string, counter: number, at: Date) => Promise<boolean>
  readonly codeApp: () => Promise<StoredCodeApp | undefined>
  /** Replaces the earlier app. */
  readonly keepCodeApp: (app: StoredCodeApp) => Promise<void>
  readonly removeCodeApp: () => Promise<void>
  /** Returns false when a code of this step or a later one was used before; of two concurrent uses one succeeds. */
  readonly useStep: (step: number, at: Date) => Promise<boolean>
  readonly unusedRecoveryCodes: () => Promise<number>
  /** Replaces all recovery codes. An empty list removes them. */
  readonly keepRecoveryCodes: (hashes: readonly string[], at: Date) => Promise<void>
  /** Marks a recovery code as used. Returns false when it is unknown or used already. */
  readonly useRecoveryCode: (hash: string, at: Date) => Promise<boolean>
}

/** Parts that can be read without a transaction. */
export type SecondFactors = Pick<FactorStore, 'subject' | 'passkeys' | 'codeApp' | 'unusedRecoveryCodes'>
