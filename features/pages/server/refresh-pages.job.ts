import { siteById, siteOfHost } from '#features/sites/server'
import type { PlatformContext, Site } from '#platform/context'
import { idSchema } from '#platform/contract'
import {
  type Epochs,
  type KeptAddress,
  type KeptRow,
  type PublicVisit,
  askForCompression,
  committedEpoch,
  dropKept,
  keepRows,
  madeAnew,
  makePageCache,
  staleAddresses,
} from '#platform/http'
import { languageOf } from '#platform/i18n'
import { longJob } from '#platform/jobs'
import { visitorBundles } from '#platform/render/server'
import { z } from 'zod'
import { makePageServer } from './serve-page.ts'

const atOnce = 250
/** Pages under way at the same time: while one is read or compressed another is rendered. */
const beside = 6

/**
 * Renders kept pages anew that a change has made old, those first that were asked for last: a changed menu is on every page at once
 * because visitors' requests render for themselves; this spares the next of them the wait, and every process the work.
 */
export const refreshPages = longJob({
  name: 'pages.refresh',
  input: z.object({ websiteId: idSchema }),
  atOnce: 1,
  run: async (ctx, { websiteId }) => {
    for (;;) {
      const site = await siteById(ctx, websiteId)
      const stale = await staleAddresses(ctx, websiteId, atOnce)
      if (stale.length === 0) break
      if (site) await refresh(ctx, site, stale)
      else await dropKept(ctx, websiteId, stale)
    }
    await askForCompression(ctx)
  },
})

/** Each of them is afterwards either as new as the present epoch or gone. */
async function refresh(ctx: PlatformContext, site: Site, stale: readonly KeptAddress[]): Promise<void> {
  const epoch = await committedEpoch(ctx, site.id)
  const serve = makePageServer({ ctx, cache: makePageCache(frozen(epoch), 0), bundles: visitorBundles() })
  const hosts = await ownHosts(ctx, site, stale)
  const made: KeptRow[] = []
  const gone: KeptAddress[] = []
  const waiting = stale[Symbol.iterator]()
  const work = async (): Promise<void> => {
    for (const address of waiting) {
      const page = hosts.has(address.host) ? await rendered(ctx, serve, site, address, epoch) : null
      if (page) made.push(page)
      else gone.push(address)
    }
  }
  await Promise.all(Array.from({ length: beside }, work))
  await keepRows(ctx, made)
  await dropKept(ctx, site.id, gone)
}

async function rendered(
  ctx: PlatformContext,
  serve: ReturnType<typeof makePageServer>,
  site: Site,
  address: KeptAddress,
  epoch: number,
): Promise<KeptRow | null> {
  try {
    const served = await serve(visitTo(site, address))
    return served.keep ? await madeAnew(ctx, site.id, { ...address, queryNames: served.queryNames, page: served.keep, epoch }) : null
  } catch (error) {
    ctx.log.warn({ error, ...address }, 'A kept page could not be made anew; the next visitor asks for it.')
    return null
  }
}

/** As somebody of whom nothing is known asks for it. */
function visitTo(site: Site, { host, url }: KeptAddress): PublicVisit {
  const [path = '/', query = ''] = url.split('?', 2)
  return {
    site,
    host,
    visit: { cookies: new Map(), language: languageOf(site.locale) },
    path: decodeURIComponent(path),
    query: new URLSearchParams(query),
    before: undefined,
    aside: () => Promise.reject(new Error('What is kept apart is not made beforehand.')),
  }
}

async function ownHosts(ctx: PlatformContext, site: Site, addresses: readonly KeptAddress[]): Promise<ReadonlySet<string>> {
  const own = new Set<string>()
  for (const host of new Set(addresses.map((address) => address.host))) {
    const hosted = await siteOfHost(ctx, host)
    if (hosted?.kind === 'public' && hosted.site.id === site.id && !hosted.canonical) own.add(host)
  }
  return own
}

/** One round sees the site as it was when it began: what changes meanwhile is found by the next. */
function frozen(epoch: number): Epochs {
  return { epochOf: () => epoch, changedSince: () => false, onChange: () => {}, onReset: () => {}, load: async () => {} }
}
