import { siteById, siteOfHost } from '#features/sites/server'
import type { PlatformContext, Site, Writable, OutsideTransaction } from '#platform/context'
import { idSchema } from '#platform/contract'
import {
  frozenEpochs,
  type StoredPageAddress,
  type StoredPage,
  askForCompression,
  committedEpoch,
  type PageResult,
  deleteStoredPages,
  storePages,
  rerendered,
  makePageCache,
  staleAddresses,
} from '#platform/http'
import { longJob } from '#platform/jobs'
import { visitorBundles } from '#platform/render/server'
import { z } from 'zod'
import { makePagesServer } from './serve-page.ts'
import { requestOfUnknown } from './unknown-visitor.ts'

/** Batch size: this many addresses are in memory, but no page. */
const atOnce = 1000
/** Number of pages rendered in one transaction and written together. */
const together = 25
/** Batches under way at the same time: while one is read or compressed another is rendered. */
const beside = 3

/**
 * Renders stale cached pages again, the most recently requested first. A changed menu is on every page at once, because
 * visitors' requests render for themselves; this job spares them the wait, and every process the work.
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
      else await deleteStoredPages(ctx, websiteId, stale)
    }
    await askForCompression(ctx)
  },
})

/** Afterwards each page is either as new as the current epoch or deleted. */
async function refresh(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  stale: readonly StoredPageAddress[],
): Promise<void> {
  const epoch = await committedEpoch(ctx, site.id)
  const serve = makePagesServer({ ctx, cache: makePageCache(frozenEpochs(epoch), 0), bundles: visitorBundles() })
  const hosts = await ownHosts(ctx, site, stale)
  await deleteStoredPages(
    ctx,
    site.id,
    stale.filter(({ host }) => !hosts.has(host)),
  )
  const own = stale.filter(({ host }) => hosts.has(host))
  const batches = Array.from({ length: Math.ceil(own.length / together) }, (_, at) =>
    own.slice(at * together, (at + 1) * together),
  )
  const waiting = batches[Symbol.iterator]()
  const round = { ctx, serve, site, epoch }
  const work = async (): Promise<void> => {
    for (const batch of waiting) await refreshBatch(round, batch)
  }
  await Promise.all(Array.from({ length: beside }, work))
}

type Serve = ReturnType<typeof makePagesServer>

/** The pages of a site as they are at one epoch. */
interface Round<Context extends PlatformContext = PlatformContext> {
  ctx: Context
  serve: Serve
  site: Site
  epoch: number
}

async function refreshBatch(
  round: Round<Writable<PlatformContext>>,
  batch: readonly StoredPageAddress[],
): Promise<void> {
  const { ctx, site } = round
  const results = await renderedBatch(round, batch)
  await storePages(
    ctx,
    results.flatMap(({ row }) => row ?? []),
  )
  await deleteStoredPages(
    ctx,
    site.id,
    results.flatMap(({ address, row }) => (row ? [] : [address])),
  )
}

interface RenderedPage {
  address: StoredPageAddress
  row: StoredPage | null
}

/** Renders all in one transaction; when one fails, each in its own, so that only that one is left to visitors. */
async function renderedBatch(round: Round, batch: readonly StoredPageAddress[]): Promise<RenderedPage[]> {
  try {
    return await rendered(round, batch)
  } catch (error) {
    const [firstAddress] = batch
    if (batch.length > 1) {
      const alone: RenderedPage[] = []
      for (const address of batch) alone.push(...(await renderedBatch(round, [address])))
      return alone
    }
    round.ctx.log.warn({ error, ...firstAddress }, 'A kept page could not be made anew; the next visitor asks for it.')
    return batch.map((address) => ({ address, row: null }))
  }
}

async function rendered(round: Round, batch: readonly StoredPageAddress[]): Promise<RenderedPage[]> {
  const addresses = new Map(batch.map((address) => [requestOfUnknown(round.site, address), address]))
  const pending: Promise<RenderedPage>[] = []
  try {
    await round.serve([...addresses.keys()], (request, result) => {
      const address = addresses.get(request)
      if (address) pending.push(stored(round, address, result))
    })
  } finally {
    await Promise.allSettled(pending)
  }
  return Promise.all(pending)
}

async function stored(
  { ctx, site, epoch }: Round,
  address: StoredPageAddress,
  result: PageResult,
): Promise<RenderedPage> {
  if (result.kind !== 'page') return { address, row: null }
  return {
    address,
    row: await rerendered(ctx, site.id, { ...address, queryNames: result.queryNames, page: result.page, epoch }),
  }
}

async function ownHosts(
  ctx: PlatformContext,
  site: Site,
  addresses: readonly StoredPageAddress[],
): Promise<ReadonlySet<string>> {
  const own = new Set<string>()
  for (const host of new Set(addresses.map((address) => address.host))) {
    const hosted = await siteOfHost(ctx, host)
    if (hosted?.kind === 'public' && hosted.site.id === site.id && !hosted.canonical) own.add(host)
  }
  return own
}
