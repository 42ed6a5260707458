import { fontFolders } from '#features/design/server'
import { notAllowed } from '#features/accounts/contract'
import { authenticate } from '#features/accounts/server'
import { holdsPreview, makeErrorPage, makePageServer } from '#features/pages/server'
import { frontPage, rolesOn, siteOfHost } from '#features/sites/server'
import { countMisses, type MissCounter } from '#features/search/server'
import { countVisitors, type EventRecorder, recordEvents, type VisitorCounter } from '#features/visits/server'
import type { PlatformContext, OutsideTransaction } from '#platform/context'
import { type ChangeFeed, siteCache, openChangeFeed } from '#platform/database'
import { type Web, type WebParts, makePageCache, openPageStore, openWeb } from '#platform/http'
import { challengeAnswer, serveCertificates } from '#platform/certificates'
import type { WebMetrics } from '#platform/metrics'
import type { Language } from '#platform/i18n'
import {
  type BuiltEntry,
  type Bundles,
  builtFolder,
  ownerBundle,
  ownerCatalogues,
  visitorBundles,
} from '#platform/render/server'
import { isPublicName } from './public-names.ts'
import { ownerShell } from './owner-shell.ts'

export interface RunningWeb {
  readonly web: Web
  readonly port: number
  readonly feed: ChangeFeed
  readonly parts: WebParts
  readonly visitors: VisitorCounter
  readonly searches: MissCounter
  readonly events: EventRecorder
  readonly stop: () => Promise<void>
}

/** Addresses of the owner area's scripts, and the messages of each language. */
export interface OwnerScripts {
  readonly owner: () => BuiltEntry
  readonly catalogues: () => Readonly<Record<Language, readonly string[]>>
}

/** Addresses of the built scripts in browsers. */
export interface Scripts extends OwnerScripts {
  readonly visitor: Bundles
  /** Folders of built files. */
  readonly folders: readonly string[]
}

export interface WebOptions {
  readonly port: number
  readonly bind: string | undefined
  /** Absent when nothing is counted. */
  readonly metrics?: WebMetrics
  readonly accessLog?: boolean
  /** Port for TLS; absent behind a proxy. */
  readonly tlsPort?: number | undefined
  /** Defaults to the scripts of the build. */
  readonly scripts?: Scripts
  /** False keeps pages in the memory of this process alone, so that the next process starts without any. */
  readonly keepsPages?: boolean
}

const pageBytes = 192 * 1024 * 1024

/** Starts the web role, which answers all requests. */
export async function startWeb(
  ctx: OutsideTransaction<PlatformContext>,
  { port, bind, scripts = builtScripts(), keepsPages = true, metrics, accessLog = false, tlsPort }: WebOptions,
): Promise<RunningWeb> {
  const feed = openChangeFeed(ctx.db, {
    url: ctx.config.databaseUrl,
    onReach: (isReachable) =>
      isReachable
        ? ctx.log.info({}, 'The database answers again.')
        : ctx.log.warn({}, 'The database cannot be reached; pages in memory are still served.'),
  })
  feed.onReset(() => siteCache.clear(ctx.db))
  const cache = makePageCache(feed, pageBytes)
  const store = keepsPages ? openPageStore(ctx, cache) : null
  const pages = { ctx, cache, bundles: scripts.visitor }
  const visitors = countVisitors(ctx)
  const searches = countMisses(ctx)
  const events = recordEvents(ctx, feed)
  const parts: WebParts = {
    ctx,
    siteOfHost,
    authenticate,
    rolesOn,
    notAllowed,
    cache,
    ...(store && { store }),
    ...(metrics && { metrics }),
    accessLog,
    ...(tlsPort !== undefined && { tls: tlsOf(ctx) }),
    servePage: makePageServer(pages),
    isPreviewing: (site, token) => holdsPreview({ ...ctx, site }, token),
    errorPage: makeErrorPage(pages),
    frontPage: (visit) => frontPage(ctx, visit),
    noteView: (websiteId, viewer) => {
      visitors.note(websiteId, viewer)
      searches.note(websiteId, viewer)
    },
    ownerShell: ownerShell(ctx.config, scripts),
    assetFolders: [...scripts.folders, ...fontFolders()],
  }
  const web = await openWeb(parts)
  const listening = await web.listen(port, bind)
  if (tlsPort !== undefined) await web.listenSecurely(tlsPort, bind)
  const stop = async (): Promise<void> => {
    await web.close()
    await visitors.close()
    await searches.close()
    await events.close()
    await store?.close()
    await feed.close()
  }
  return { web, port: listening, feed, parts, visitors, searches, events, stop }
}

function tlsOf(ctx: OutsideTransaction<PlatformContext>): NonNullable<WebParts['tls']> {
  return {
    contextOf: serveCertificates(ctx, { isKnown: isPublicName(ctx) }),
    challengeAnswer: (token) => challengeAnswer(ctx, token),
  }
}

function builtScripts(): Scripts {
  return {
    visitor: visitorBundles(),
    owner: () => ownerBundle(),
    catalogues: ownerCatalogues,
    folders: [builtFolder('visitor'), builtFolder('owner')],
  }
}
