import type { CacheTag } from './cache-tags.ts'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { Block, Document, DocumentKind, Settings } from '../document/document.ts'
import type { Change } from '../document/operation.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Loaded, ServerBlock } from '../render/server/block.ts'
import type { PageContext } from '../render/view.ts'
import type { Provided, Provision } from './extension-point.ts'
import type {
  OutsideTransaction,
  OwnerTransaction,
  PlatformContext,
  SiteContext,
  SiteTransaction,
  VisitorContext,
  Writable,
} from './index.ts'

// biome-ignore lint/suspicious/noExplicitAny: `on()` checks that operation and endpoint fit each other
type Operation = (ctx: any, input: any) => Promise<unknown>

/** A route: an endpoint and the operation that answers it. `on(endpoint, operation)` of platform/http makes one. */
export interface Route {
  endpoint: Endpoint
  operation: Operation
  options?: {
    bodyLimit?: number
    body?: 'json' | 'upload' | 'signed' | 'beacon'
    transaction?: 'request' | 'own'
    ahead?: (...args: Parameters<Operation>) => void
    again?: Operation
  }
}

/** Work that runs in the worker. `job()` of platform/jobs creates it. */
export interface Job<I = unknown> {
  name: string
  input: z.ZodType<I>
  // A method, so that jobs of different inputs stand in one list.
  run(ctx: Writable<PlatformContext>, input: I): Promise<void>
  /** Cron expression (UTC) of repeated work; its input is `{}`. */
  schedule?: string
  /** False: a job with `websiteId` in its input opens its own transactions instead of running in the site's. */
  inSite?: boolean
  /**
   * Number of attempts before the job is parked (absent: three days of attempts), and number of these jobs that one
   * worker runs in parallel.
   */
  retries?: number
  atOnce?: number
  /** Number of times that the worker may crash during the job before it is parked; five if absent. */
  deaths?: number
  /** Called when a job was cancelled, or its worker ended too often while it ran. */
  givenUp?(ctx: OutsideTransaction<PlatformContext>, input: I, reason: 'cancelled' | 'deaths'): Promise<void>
}

/** The page as rendered: the body goes between the frame's opening and closing parts. */
export interface FrameProps<Data = unknown> {
  document: Pick<Document, 'id' | 'kind' | 'settings'>
  data: Data
  page: PageContext
  /** The blocks of `frame.blocks` by type; blocks of missing features are left out. */
  blocks?: Readonly<Record<string, ReactNode>>
  children: ReactNode
}

/** Place of a published document: the document above it, and its address. */
export interface Standing {
  coverId: string | null
  address: { path: string; pageType: number } | null
}

/** Definition of a document kind: its validation, address, and the effects of publishing. */
export interface DocumentKindDefinition<S extends Settings = Settings> {
  kind: DocumentKind
  settings: z.ZodType<S>
  /** The address of the published document; null for documents that are parts of others (header, styles). */
  address?: (ctx: SiteContext, document: Document) => Promise<{ path: string; pageType: number } | null>
  /** Returns the parent document: visitors who may not see that one cannot see this one (an item's collection). */
  coveredBy?: (ctx: SiteContext, document: Document) => Promise<string | null>
  /**
   * Decides settings before the first publication, such as an address from the title. The changes become part of the
   * draft.
   */
  settle?: (ctx: OwnerTransaction, document: Document) => Promise<readonly Change[]>
  /** Called in the transaction of the publication, after the revision was written. Returns the tags that change. */
  published?: (
    ctx: OwnerTransaction | SiteTransaction,
    details: { document: Document; revisionId: string; status: number; publishedAt: Date },
  ) => Promise<readonly CacheTag[]>
  /**
   * Batch versions of `coveredBy`, `address` and `published` for many newly published documents: for kinds that are
   * imported by the thousand.
   */
  together?: {
    standing: (ctx: SiteContext, documents: readonly Document[]) => Promise<readonly Standing[]>
    published: (
      ctx: OwnerTransaction | SiteTransaction,
      publications: readonly { document: Document; status: number; publishedAt: Date }[],
    ) => Promise<readonly CacheTag[]>
  }
  /** Called in the transaction that unpublishes or trashes it. Returns the tags that change. */
  unpublished?: (
    ctx: OwnerTransaction | SiteTransaction,
    details: { documentId: string },
  ) => Promise<readonly CacheTag[]>
  /** Frame around the sections: a post's title, date and author. */
  frame?: {
    // biome-ignore lint/suspicious/noExplicitAny: each kind states the data of its own loader
    view: ComponentType<FrameProps<any>>
    load: (
      ctx: VisitorContext,
      document: Document,
      page: PageContext & { query?: Readonly<Record<string, string>> },
    ) => Promise<Loaded<unknown>>
    /**
     * Blocks that belong to the frame and not to the document: loaded, styled and rendered like all others. `data` is
     * what `load` returned.
     */
    // biome-ignore lint/suspicious/noExplicitAny: each kind states the data of its own loader
    blocks?: (document: Document, data: any) => readonly Block[]
    /** Returns the page's head from the result of `load`, besides the settings that all pages share. */
    // biome-ignore lint/suspicious/noExplicitAny: each kind states the data of its own loader
    head?: (data: any, page: PageContext) => HeadParts
    css: string
  }
  /** Query parameters that its pages read, and that therefore distinguish cached pages; all others are ignored. */
  query?: readonly string[]
  /** Query parameter that makes the page personal: it is then rendered for its visitor alone and never cached. */
  personal?: string
}

/** Additions to a page's head, which override the settings. */
export interface HeadParts {
  title?: string
  description?: string
  /** Path or absolute address. */
  canonical?: string
  noindex?: boolean
  /** Asset of the image for social networks. */
  image?: string | null
  type?: 'website' | 'article'
  /** Feeds that readers may discover. */
  feeds?: readonly { title: string; path: string }[]
  previous?: string
  next?: string
  /** schema.org objects. */
  jsonLd?: readonly object[]
}

/** Public server interface of a feature, for the composition root. */
export interface Feature {
  name: string
  routes?: readonly Route[]
  blocks?: readonly ServerBlock[]
  kinds?: readonly DocumentKindDefinition[]
  jobs?: readonly Job[]
  /** Contributions to extension points of earlier features (`provide`), and event listeners (`listen`). */
  provides?: readonly Provision[]
}

/** The job in which a feature receives an event. */
export interface Hearing {
  readonly job: Job
  /** Whether the feature has to handle the event. */
  readonly concerns: (payload: unknown) => boolean
}

/** All features joined, in the order of features/order.json; created once in apps/server/features.ts. */
export interface Product {
  readonly features: readonly Feature[]
  readonly blocks: ReadonlyMap<string, ServerBlock>
  readonly kinds: ReadonlyMap<DocumentKind, DocumentKindDefinition>
  readonly jobs: ReadonlyMap<string, Job>
  /** The jobs of listening features, by event. */
  readonly listeners: ReadonlyMap<string, readonly Hearing[]>
  /** Read with `provided(product, point)`. */
  readonly provided: Provided
}
