/** Settings from the environment and the command line, read once at the start. */
export interface Configuration {
  /** Host (with port where it is not the protocol's own) of the platform: `localhost:8080`. */
  readonly platformHost: string
  /** Sites answer at `{name}.{sitesHost}`: `localhost:8080`. */
  readonly sitesHost: string
  /** Owners edit at `{name}.{adminHost}`: `admin.localhost:8080`. */
  readonly adminHost: string
  readonly protocol: 'http' | 'https'
  readonly port: number
  /** Absolute path of the folder for the embedded database, files, secrets and the mailbox. */
  readonly dataFolder: string
  readonly databaseUrl: string
  /** `file:///…` or `s3://bucket/prefix?endpoint=…&region=…`. */
  readonly storageUrl: string
  /** Folder for renditions of the samples' images. Absent: one in the data folder. */
  readonly sampleImages?: string | undefined
  /** `smtp://user:password@host:587`; when empty, emails stay in the mailbox of the owner area. */
  readonly smtpUrl: string
  readonly mailFrom: string
  /**
   * Limits of emails that each site sends in an hour and a day, in total and to one recipient. Absent: the default
   * limits.
   */
  readonly mailQuota?:
    | Partial<{
        readonly hour: number
        readonly day: number
        readonly recipientHour: number
        readonly recipientDay: number
      }>
    | undefined
  /** Address that replaces Stripe's API in tests; absent uses Stripe's own. */
  readonly stripeApi?: string | undefined
  /** Payments of the built-in gateway count as real money; only tests use this, and no setting enables it. */
  readonly gatewayIsReal?: boolean
  readonly registration: 'open' | 'closed'
  /** Addresses (CIDR) whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[]
  /**
   * Connections that each web process has open at a time, in total and from one network. Absent: the default limits.
   */
  readonly connections?: Partial<{ readonly inAll: number; readonly byNetwork: number }> | undefined
  /** Bytes that stay free on every disk: uploads, imports, exports and backups stop before. Absent: none. */
  readonly leastFreeBytes?: number | undefined
  /** Absent without scheduled backups. */
  readonly backups?: BackupSettings | undefined
  /**
   * 32 bytes that sign crumbs, previews and hand-offs; created at the first start and stored in the data folder, or
   * given by QUOIN_SECRET.
   */
  readonly secret: Uint8Array<ArrayBuffer>
  /** Former secrets: their signatures are accepted and their data decrypted, as long as they are listed here. */
  readonly formerSecrets?: readonly Uint8Array<ArrayBuffer>[]
  /** Keys of former secrets under which recovery codes are hashed, as the database keeps them. */
  readonly recoveryCodeKeys?: readonly Uint8Array[]
}

/** All accepted secrets, the one in use first. */
export function secretsOf({
  secret,
  formerSecrets = [],
}: Pick<Configuration, 'secret' | 'formerSecrets'>): readonly Uint8Array<ArrayBuffer>[] {
  return [secret, ...formerSecrets]
}

export interface BackupSettings {
  /** `file:///…` or `s3://…`, as `storageUrl`. */
  readonly to: string
  /** Minutes of the day, UTC, in order. */
  readonly at: readonly number[]
  /** Number of backups that are kept. */
  readonly keep: number
  /** A passphrase, or `age1…`; null when backups are not encrypted. */
  readonly key: string | null
  /** Days for which the embedded database can be restored to any moment. Absent: only backups can be restored. */
  readonly days?: number | undefined
}
