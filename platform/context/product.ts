import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { Block, Document, DocumentKind, Settings } from '../blocks/document.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Loaded, ServerBlock } from '../render/server/block.ts'
import type { PageFacts } from '../render/view.ts'
import type { SiteLook } from '../theme/look.ts'
import type { OwnerContext, PlatformContext, SiteContext, VisitorContext } from './index.ts'

/** A route: an endpoint and the operation that answers it. `on(endpoint, operation)` of platform/http makes one. */
export interface Route {
  endpoint: Endpoint
  // biome-ignore lint/suspicious/noExplicitAny: `on()` checks that operation and endpoint fit each other
  operation: (ctx: any, input: any) => Promise<unknown>
  options?: { bodyLimit?: number; body?: 'json' | 'upload'; transaction?: 'request' | 'own' }
}

/** Work that runs in the worker. `job()` of platform/jobs makes one. */
export interface Job<I = unknown> {
  name: string
  input: z.ZodType<I>
  // A method, so that jobs of different inputs stand in one list.
  run(ctx: PlatformContext, input: I): Promise<void>
  /** Cron expression (UTC) for work that comes back by itself; its input is `{}`. */
  schedule?: string
  /** False: a job with `websiteId` in its input is not given the site's transaction, but opens its own. */
  inSite?: boolean
  /** How often it is tried again before it is parked, and how many of it one worker runs at a time. */
  retries?: number
  atOnce?: number
}

/** The page as rendered: the body goes between the frame's opening and closing parts. */
export interface FrameProps<Data = unknown> {
  document: Pick<Document, 'id' | 'kind' | 'settings'>
  data: Data
  page: PageFacts
  /** The blocks of `frame.blocks` by type; one whose feature is not there is missing. */
  blocks?: Readonly<Record<string, ReactNode>>
  children: ReactNode
}

/** What a feature says of a kind of document: how it is checked, where it stands, what follows when it is published. */
export interface DocumentKindDefinition<S extends Settings = Settings> {
  kind: DocumentKind
  settings: z.ZodType<S>
  /** The address of the published document; null for documents that are parts of others (header, styles). */
  address?: (ctx: SiteContext, document: Document) => Promise<{ path: string; pageType: number } | null>
  /** In the publication's transaction, once the revision is written. Answers the tags that change with it. */
  published?: (
    ctx: OwnerContext | SiteContext,
    facts: { document: Document; revisionId: string; status: number; publishedAt: Date },
  ) => Promise<readonly string[]>
  /** In the transaction that takes it away (unpublish, trash). Answers the tags that change. */
  unpublished?: (ctx: OwnerContext | SiteContext, facts: { documentId: string }) => Promise<readonly string[]>
  /** What stands around the sections: a post's title, date and author. */
  frame?: {
    // biome-ignore lint/suspicious/noExplicitAny: each kind states the data of its own loader
    view: ComponentType<FrameProps<any>>
    load: (ctx: VisitorContext, document: Document, page: PageFacts & { query?: Readonly<Record<string, string>> }) => Promise<Loaded<unknown>>
    /** Blocks that belong to the frame and not to the document: loaded, styled and rendered like all others. */
    blocks?: (document: Document) => readonly Block[]
    /** What the page's head says beside the settings that all pages share, from what `load` returned. */
    // biome-ignore lint/suspicious/noExplicitAny: each kind states the data of its own loader
    head?: (data: any, page: PageFacts) => HeadParts
    css: string
  }
  /** Names of the query that its pages read, and that therefore tell two cached pages apart; all others are ignored. */
  query?: readonly string[]
}

/** Additions to a page's head. What is given stands in place of what the settings say. */
export interface HeadParts {
  title?: string
  description?: string
  /** Path or absolute address. */
  canonical?: string
  noindex?: boolean
  /** Asset of the picture that social networks show. */
  image?: string | null
  type?: 'website' | 'article'
  /** Feeds that readers may discover. */
  feeds?: readonly { title: string; path: string }[]
  previous?: string
  next?: string
  /** schema.org objects. */
  jsonLd?: readonly object[]
}

/** A document that appeared for visitors, changed for them, or went away. */
export interface PublicationFacts {
  documentId: string
  kind: DocumentKind
  state: 'shown' | 'gone'
}

/** A page that the product itself has at a fixed address: a document with a fixed block, rendered for each request and kept by nobody. */
export interface SystemPage {
  pageType: number
  /** Names of the query that it reads. */
  query: readonly string[]
  document: (ctx: SiteContext) => Promise<Document>
}

/** Something a new site can begin as, beside `blank` and `empty`. */
export interface SiteStart {
  /** What `siteCreated` gets as `start`. */
  name: string
  title: string
  locale: string
  look: () => Promise<SiteLook>
}

/** What a feature's server door gives to the composition root. */
export interface Feature {
  name: string
  routes?: readonly Route[]
  blocks?: readonly ServerBlock[]
  kinds?: readonly DocumentKindDefinition[]
  jobs?: readonly Job[]
  /**
   * The document that is shown at the addresses of a subject: `{ label: … }` answers for addresses registered with
   * the subject `label:ID`. The page knows by its path what it shows.
   */
  subjects?: Readonly<Record<string, (ctx: SiteContext, id: string) => Promise<{ documentId: string } | null>>>
  /**
   * In the transaction that makes a site, in the order of the features: what it has from the start. `start` is `blank` (a page, a
   * header, styles), `empty` (an import follows) or the name of a sample.
   */
  siteCreated?: (ctx: OwnerContext, facts: { start: string }) => Promise<void>
  starts?: readonly SiteStart[]
  /** What the cards of a site show; the first feature that answers is heard. */
  siteLook?: (ctx: SiteContext) => Promise<SiteLook>
  /** By path: `/search`. An address that an owner gave to a page of theirs goes before. */
  systemPages?: Readonly<Record<string, SystemPage>>
  /** Called by the worker after each publication, with what changed for visitors; it may be called again. */
  afterPublication?: (ctx: SiteContext, documents: readonly PublicationFacts[]) => Promise<void>
}

/** All features joined, in the order of features/order.json: made once in apps/server/features.ts. */
export interface Product {
  readonly features: readonly Feature[]
  readonly blocks: ReadonlyMap<string, ServerBlock>
  readonly kinds: ReadonlyMap<DocumentKind, DocumentKindDefinition>
  readonly jobs: ReadonlyMap<string, Job>
}

/** Joins features; two of one name (block type, kind, job, route) is a defect found at start. */
export function productOf(features: readonly Feature[]): Product {
  const blocks = unique(
    features.flatMap((feature) => feature.blocks ?? []),
    (one) => one.contract.type,
    'block',
  )
  const kinds = unique(
    features.flatMap((feature) => feature.kinds ?? []),
    (one) => one.kind,
    'document kind',
  )
  const jobs = unique(
    features.flatMap((feature) => feature.jobs ?? []),
    (one) => one.name,
    'job',
  )
  unique(
    features.flatMap((feature) => feature.routes ?? []),
    ({ endpoint }) => `${endpoint.method} ${endpoint.path} ${String(endpoint.host)}`,
    'route',
  )
  return { features, blocks, kinds, jobs }
}

function unique<T, K>(list: readonly T[], keyOf: (one: T) => K, what: string): ReadonlyMap<K, T> {
  const map = new Map<K, T>()
  for (const one of list) {
    const key = keyOf(one)
    if (map.has(key)) throw new Error(`Two features register the ${what} ${String(key)}.`)
    map.set(key, one)
  }
  return map
}
