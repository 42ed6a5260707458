import type { SecureContext } from 'node:tls'
import type { Language } from '../i18n/index.ts'
import type { Account, OutsideTransaction, PlatformContext, Site } from '../context/index.ts'
import type { Permission, Problem, Role } from '../contract/index.ts'
import type { WebMetrics } from '../metrics/index.ts'
import type { Deadlines } from './deadline.ts'
import type { Answer } from './response/answer.ts'
import type { FinishedPage } from './cache/encode-page.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { PageStore } from './cache/page-store.ts'
import type { PageRequest, PageResult } from './cache/page-request.ts'

/** A site, and which of its two hosts the request is for. */
export interface HostedSite {
  readonly site: Site
  readonly kind: 'admin' | 'public'
  /** The host to which this one only redirects. */
  readonly canonical?: string | null
}

/** The resolved host of a request. `host` is its normal form. */
export type ResolvedHost =
  | { readonly kind: 'platform'; readonly host: string; readonly origin: string }
  | (HostedSite & { readonly host: string; readonly origin: string })

/** Data that a browser sends with every request. */
export interface Viewer {
  /** Client address, through trusted proxies only. */
  readonly address: string
  readonly userAgent: string
  /** Path and query of the request. */
  readonly url: string
}

/** Functions from the composition root, because platform/http must not import features. */
export interface WebParts {
  readonly ctx: OutsideTransaction<PlatformContext>
  /**
   * Finds the site of a normal-form host by exact match, with a port other than the protocol's default; null without a
   * site.
   */
  readonly siteOfHost: (ctx: PlatformContext, host: string) => Promise<HostedSite | null>
  /** Returns the account of a session token on this host; `websiteId` is null on the platform host. */
  readonly authenticate: (
    ctx: OutsideTransaction<PlatformContext>,
    session: { token: string; websiteId: string | null },
  ) => Promise<{ account: Account } | null>
  readonly rolesOn: (ctx: PlatformContext, accountId: string, websiteId: string) => Promise<readonly Role[]>
  /** The problem of an account whose roles do not grant a permission. */
  readonly notAllowed: (permission: Permission) => Problem
  readonly cache: PageCache
  /** Stores pages beyond this process's life; absent where a start may be cold. */
  readonly store?: PageStore
  /** Serves a GET on a public host without a route of a feature. */
  readonly servePage: (visit: PageRequest) => Promise<PageResult>
  /**
   * Whether this browser has a valid preview link of the site, so that no cache answers it. When absent, each link
   * counts as valid.
   */
  readonly isPreviewing?: (site: Site, token: string) => boolean
  /** Renders the site's page for an unexpected failure (C2.07); null when that fails too. */
  readonly errorPage?: (details: { site: Site; language: Language; id: string }) => Promise<FinishedPage | null>
  /** Renders `/` of the platform host for visitors who are not signed in; without it they receive the shell. */
  readonly frontPage?: (details: { language: Language }) => Promise<Answer<unknown>>
  /** Called for every page that a person opens on a public host. It returns at once and never fails. */
  readonly noteView?: (websiteId: string, viewer: Viewer) => void
  /** The HTML of the owner area's shell: `/config…` on admin hosts, every other page on the platform host. */
  readonly ownerShell: (details: { host: 'platform' | 'admin'; nonce: string; language: Language }) => string
  /** Absent when nothing is counted. */
  readonly metrics?: WebMetrics
  /** Absent without a log of responses that were not cached; its lines contain no personal data. */
  readonly accessLog?: boolean
  /** Absent: the default limits. */
  readonly deadlines?: Deadlines
  /**
   * Certificates by requested name, and responses for certificate authorities; absent where another server terminates
   * TLS.
   */
  readonly tls?: {
    readonly contextOf: (name: string) => Promise<SecureContext | null>
    readonly challengeAnswer: (token: string) => Promise<string | null>
  }
  /** Folders of built files, searched in this order for `/universal/yui3/3.17.2/{file}`. */
  readonly assetFolders: readonly string[]
}
