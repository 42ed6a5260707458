import { fileNameIn, remarkOnTarget } from '#features/imports/server'
import { assetBySource, storeAsset } from '#features/media/server'
import {
  cacheTag,
  type PlatformContext,
  type Site,
  type SiteTransaction,
  type OutsideTransaction,
} from '#platform/context'
import { Problem } from '#platform/contract'
import { changed, inSite, siteTables } from '#platform/database'
import { egressProblems, fetchFromOutside } from '#platform/egress'
import { languageOf } from '#platform/i18n'
import { productRowsByIds } from '../base/products.queries.ts'

const largestImage = 40_000_000
const patience = 20_000

interface Fetching {
  ctx: OutsideTransaction<PlatformContext>
  site: Site
  ask: typeof fetchFromOutside
  /** Hosts that did not respond, which are not asked again. */
  silent: Set<string>
}

/**
 * Downloads images of products that are known by their address alone. An image that cannot be downloaded keeps its
 * address, and the row of its import says so.
 */
export async function fetchImages(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  ids: readonly string[],
  ask = fetchFromOutside,
): Promise<void> {
  const fetching: Fetching = { ctx, site, ask, silent: new Set() }
  for (const id of ids) await imagesOf(fetching, id)
}

function inSiteTransaction<R>({ ctx, site }: Fetching, work: (tx: SiteTransaction) => Promise<R>): Promise<R> {
  return inSite(ctx, site, (within) => work({ ...within, locale: languageOf(site.locale) }))
}

async function imagesOf(fetching: Fetching, id: string): Promise<void> {
  const [product] = await inSiteTransaction(fetching, (within) => productRowsByIds(within, [id]))
  for (const image of product?.images ?? []) {
    if (image.asset !== null || image.source === '') continue
    const existing = await inSiteTransaction(fetching, (within) => assetBySource(within, image.source))
    const asset = existing?.id ?? (await fetched(fetching, image))
    await inSiteTransaction(fetching, async (within) => {
      if (asset === null)
        return remarkOnTarget(
          within,
          { kind: 'product', id },
          { code: 'mediaMissing', values: { url: image.source.slice(0, 500) } },
        )
      const [present] = await productRowsByIds(within, [id])
      const images = (present?.images ?? []).map((current) =>
        current.id === image.id ? { ...current, asset } : current,
      )
      await siteTables(within).updateTable('products').set({ images }).where('id', '=', id).execute()
      await changed(within, [cacheTag.item(id)])
    })
  }
}

/** Returns the id of the asset; null when the image cannot be downloaded. */
async function fetched(fetching: Fetching, { source, alt }: { source: string; alt: string }): Promise<string | null> {
  const address = source.replace(/^\/\//, 'https://')
  const host = URL.parse(address)?.host ?? ''
  if (host === '' || fetching.silent.has(host)) return null
  try {
    const { bytes } = await fetching.ask(address, {
      maxBytes: largestImage,
      timeoutMs: patience,
      accept: ['image/*'],
    })
    const name = fileNameIn(address) || 'image'
    const asset = await inSiteTransaction(fetching, (within) =>
      storeAsset(within, { body: bytes, name, alt: alt.slice(0, 1000), source: source, imageOnly: true }),
    )
    return asset.id
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (silentCodes.has(error.code)) fetching.silent.add(host)
    fetching.ctx.log.info({ error, host }, 'An image of a product could not be fetched.')
    return null
  }
}

/** Problems that concern a host rather than one of its images. */
const silentCodes: ReadonlySet<string> = new Set([
  egressProblems.unreachable.code,
  egressProblems.tooSlow.code,
  egressProblems.refused.code,
])
