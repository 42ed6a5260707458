import type { Language } from '../i18n/index.ts'
import type { Permission, Role } from '../contract/permissions.ts'
import type { Db, ReadDb, ReadTransaction, Transaction } from '../database/index.ts'
import type { Log } from '../log/index.ts'
import type { Mailer } from '../mail/index.ts'
import type { FileStore } from '../storage/index.ts'
import type { Configuration } from './configuration.ts'
import type { Product } from './product.ts'

export { type CacheTag, cacheTag, tagsOfKind } from './cache-tags.ts'
export { type BackupSettings, type Configuration, secretsOf } from './configuration.ts'
export {
  type ExtensionPoint,
  extensionPoint,
  keyedPoint,
  type Provision,
  provide,
  provided,
  singlePoint,
} from './extension-point.ts'
export { type ArchivedTable, type ArchiveTables, archiveTables } from './archive-tables.ts'
export { blockSwitch, productOf, recognised, recognition } from './join-features.ts'
export { listen } from './listeners.ts'
export {
  formerLinks,
  type ResealBatch,
  resealBatchSize,
  type ResealedBatch,
  resealRows,
  type SealedData,
  sealedOfInstallation,
  sealedOfSites,
} from './resealing.ts'
export {
  type DocumentKindDefinition,
  type Standing,
  type Feature,
  type FrameProps,
  type HeadParts,
  type Job,
  type Product,
  type Route,
} from './product.ts'

/**
 * Base of every operation's context. Immutable and read-only: an operation that writes requires `InTransaction`
 * (`SiteTransaction`, `OwnerTransaction`…), one that opens its own transactions `Writable`, and one that must not run
 * in a transaction `OutsideTransaction`.
 */
export interface PlatformContext {
  readonly now: () => Date
  /** Returns random bytes, suitable for secrets. Tests use a seeded generator. */
  readonly random: (bytes: number) => Uint8Array<ArrayBuffer>
  /** The open transaction if there is one, otherwise the pool. */
  readonly db: ReadDb
  /** Cache of the open transaction; null outside of one. */
  readonly tx: ReadTransaction | null
  readonly log: Log
  readonly mail: Mailer
  readonly storage: FileStore
  readonly config: Configuration
  /** Contents of this installation: blocks, document kinds, jobs. */
  readonly product: Product
}

export type Locale = Language

/** The site as every request knows it. The row with everything else belongs to `features/sites`. */
export interface Site {
  readonly id: string
  /** First label of its built-in hosts: `{name}.localhost`, `{name}.admin.localhost`. */
  readonly name: string
  readonly title: string
  /** BCP 47, for example `nl-NL`: language of its pages, formats of dates and money. */
  readonly locale: string
  /** Further interface languages that visitors may choose besides the site's own. */
  readonly otherLanguages?: readonly Language[]
  readonly timeZone: string
  /** Number of `siteTypes`, number of `siteStatuses`. */
  readonly type: number
  readonly status: number
  /** `https://bakker.example` : origin of its primary domain, from which every absolute address is made. */
  readonly baseUrl: string
}

/** Rows of the site are visible in its transaction only (see `inSite`). */
export interface SiteContext extends PlatformContext {
  readonly site: Site
  /** Language of the product's own sentences for this person. */
  readonly locale: Locale
}

export interface VisitorContext extends SiteContext {
  /** `xsrfToken`: pages of this member's session must send it with every change (C7.39). */
  readonly member: { readonly id: string; readonly xsrfToken?: string } | null
  readonly cart: { readonly id: string } | null
  /**
   * `__Host-access` as the browser sent it: the passwords of documents that this visitor entered. Read with `mayEnter`.
   */
  readonly accessTickets?: string | undefined
  readonly consent: boolean | null
  /** Draft instead of revision: only on the admin host and under a signed preview token. */
  readonly preview: boolean
  /** Whether the request is a change, so that rows read to identify the visitor may be locked at once. */
  readonly isChange?: boolean
}

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** An account that acts outside any site: the platform host, commands. */
export interface AccountContext extends PlatformContext {
  readonly account: Account
  readonly locale: Locale
}

/** An account that acts on a site: admin host, jobs and commands in someone's name. */
export interface OwnerContext extends SiteContext {
  readonly account: Account
  readonly roles: readonly Role[]
  /**
   * Throws the problem `accounts.not_allowed` when none of the roles grants the permission. First line of every
   * operation.
   */
  readonly require: (permission: Permission) => void
}

/** A context that may write: in the open transaction, or in transactions that it opens (`inTransaction`, `inSite`). */
export type Writable<C> = C & { readonly db: Db; readonly tx: Transaction | null }

/** A context in an open transaction: either all of its changes take effect, or none. */
export type InTransaction<C> = C & { readonly db: Db; readonly tx: Transaction }

/** A context outside of transactions: slow network calls are allowed, because they block no locked row. */
export type OutsideTransaction<C> = C & { readonly db: Db; readonly tx: null }

export type PlatformTransaction = InTransaction<PlatformContext>
export type SiteTransaction = InTransaction<SiteContext>
export type VisitorTransaction = InTransaction<VisitorContext>
export type OwnerTransaction = InTransaction<OwnerContext>
