import { fontFolders } from '#features/design/server'
import { accountProblems } from '#features/accounts/contract'
import { authenticate } from '#features/accounts/server'
import { makeErrorPage, makePageServer } from '#features/pages/server'
import { frontPage, rolesOn, siteOfHost } from '#features/sites/server'
import { countVisitors, type VisitorCounter } from '#features/visits/server'
import type { PlatformContext, OutsideTransaction } from '#platform/context'
import { type ChangeFeed, siteCache, openChangeFeed } from '#platform/database'
import { type Web, type WebParts, makePageCache, openPageStore, openWeb } from '#platform/http'
import { builtFolder, visitorBundles } from '#platform/render/server'
import { ownerShell } from './owner-shell.ts'

export interface RunningWeb {
  readonly web: Web
  readonly port: number
  readonly feed: ChangeFeed
  readonly parts: WebParts
  readonly visitors: VisitorCounter
  readonly stop: () => Promise<void>
}

const pageBytes = 192 * 1024 * 1024

/** The web role: everything that answers requests, joined. */
export async function startWeb(
  ctx: OutsideTransaction<PlatformContext>,
  { port, bind }: { port: number; bind: string | undefined },
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
  const store = openPageStore(ctx, cache)
  const pages = { ctx, cache, bundles: visitorBundles() }
  const visitors = countVisitors(ctx)
  const parts: WebParts = {
    ctx,
    siteOfHost,
    authenticate,
    rolesOn,
    notAllowed: (permission) => accountProblems.notAllowed({ permission }),
    cache,
    store,
    servePage: makePageServer(pages),
    errorPage: makeErrorPage(pages),
    frontPage: (facts) => frontPage(ctx, facts),
    noteView: visitors.note,
    ownerShell: ownerShell(ctx.config),
    assetFolders: [builtFolder('visitor'), builtFolder('owner'), ...fontFolders()],
  }
  const web = await openWeb(parts)
  const listening = await web.listen(port, bind)
  const stop = async (): Promise<void> => {
    await web.close()
    await visitors.close()
    await store.close()
    await feed.close()
  }
  return { web, port: listening, feed, parts, visitors, stop }
}
