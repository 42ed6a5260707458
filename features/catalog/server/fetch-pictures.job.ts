import { assetBySource, storeAsset } from '#features/media/server'
import { siteById } from '#features/sites/server'
import type { PlatformContext, Site, SiteContext } from '#platform/context'
import { idSchema, Problem } from '#platform/contract'
import { changed, inSite } from '#platform/database'
import { fetchFromOutside } from '#platform/egress'
import { languageOf } from '#platform/i18n'
import { enqueue, longJob } from '#platform/jobs'
import { z } from 'zod'
import { productRowsByIds } from './products.queries.ts'

const atOnce = 20
const largestPicture = 40_000_000
const patience = 20_000

/**
 * Pictures that an import named by address are fetched in the worker, outside of any transaction. One that cannot be had keeps its address:
 * asking again later is possible, and an export gives it back.
 */
export const fetchPicturesJob = longJob({
  name: 'catalog.pictures',
  input: z.object({ websiteId: idSchema, ids: z.array(idSchema).max(atOnce) }),
  atOnce: 1,
  retries: 1,
  run: async (ctx, { websiteId, ids }) => {
    const site = await siteById(ctx, websiteId)
    if (!site) return
    const silent = new Set<string>()
    for (const id of ids) await fetchOf(ctx, site, id, silent)
  },
})

export async function fetchPicturesLater(ctx: SiteContext, productIds: readonly string[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += atOnce)
    await enqueue(ctx, fetchPicturesJob, { websiteId: ctx.site.id, ids: productIds.slice(start, start + atOnce) })
}

async function fetchOf(ctx: PlatformContext, site: Site, id: string, silent: Set<string>): Promise<void> {
  const inside = <R>(work: (ctx: SiteContext) => Promise<R>): Promise<R> =>
    inSite(ctx, site, (within) => work({ ...within, locale: languageOf(site.locale) }))
  const [product] = await inside((within) => productRowsByIds(within, [id]))
  for (const image of product?.images ?? []) {
    if (image.asset !== null || image.source === '') continue
    const known = await inside((within) => assetBySource(within, image.source))
    const assetId = known?.id ?? (await fetched(ctx, inside, image.source, image.alt, silent))
    if (assetId === null) continue
    await inside(async (within) => {
      const [present] = await productRowsByIds(within, [id])
      const images = (present?.images ?? []).map((one) => (one.id === image.id ? { ...one, asset: assetId } : one))
      await within.db.updateTable('products').set({ images }).where('website_id', '=', site.id).where('id', '=', id).execute()
      await changed(within, [`item:${id}`])
    })
  }
}

/** The id of the asset; null when the file cannot be had. A host that did not answer is not asked again. */
async function fetched(
  ctx: PlatformContext,
  inside: <R>(work: (ctx: SiteContext) => Promise<R>) => Promise<R>,
  address: string,
  alt: string,
  silent: Set<string>,
): Promise<string | null> {
  const host = URL.canParse(address) ? new URL(address).host : ''
  if (host === '' || silent.has(host)) return null
  try {
    const { bytes } = await fetchFromOutside(address, { maxBytes: largestPicture, timeoutMs: patience, accept: ['image/*'] })
    const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? 'picture')
    return (await inside((within) => storeAsset(within, { body: bytes, name, alt: alt.slice(0, 1000), source: address }))).id
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code !== 'egress.refused_by_server') silent.add(host)
    ctx.log.info({ error, host }, 'A picture of a product could not be fetched.')
    return null
  }
}
