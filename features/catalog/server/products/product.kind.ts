import { productIdOfPath, productViews } from './product-views.ts'
import {
  cacheTag,
  type DocumentKindDefinition,
  type HeadParts,
  type VisitorContext,
  provided,
  type SiteContext,
} from '#platform/context'
import { enumerations, idSchema } from '#platform/contract'
import type { PageContext } from '#platform/render'
import type { Loaded } from '#platform/render/server'
import { z } from 'zod'
import { productRowsByIds } from '../base/products.queries.ts'
import { businessOf } from '#features/sites/server'
import { productJsonLd } from './product-json-ld.ts'
import { readStoreSettings } from '../store-settings.ts'
import { offerTerms, type SentOffer } from '../extension-points.ts'

const settings = z.object({
  title: z.string().max(300).default(''),
  /** The products page whose products have this layout. */
  collection: idSchema,
})

/** The document around each product of a products page. It has no address: the products that it shows have. */
export const productKind: DocumentKindDefinition<z.infer<typeof settings>> = {
  kind: 'product',
  settings,
  published: async (_ctx, { document }) => [cacheTag.document(document.id)],
  frame: { view: ({ children }) => children, load: loadFrame, head: (data: HeadParts) => data, css: '' },
  query: ['variant', 'options', 'reminded', 'refused', 'n', 'quantity'],
  personal: 'refused',
}

/** Loads the page head of a product. */
async function loadFrame(ctx: VisitorContext, _document: unknown, page: PageContext): Promise<Loaded<HeadParts>> {
  const id = page.pageType === enumerations.pageTypes.item ? await productIdOfPath(ctx, page.path) : null
  if (id === null) return { data: {}, tags: [] }
  const views = await productViews(ctx, [id], { opened: page.locks })
  const view = views.data.get(id)
  const [row] = await productRowsByIds(ctx, [id])
  if (!view || !row) return { ...views, data: { noindex: true } }
  const storeSettings = await readStoreSettings(ctx)
  return {
    ...views,
    tags: [...views.tags, cacheTag.terms],
    data: {
      title: row.seo_title || row.title,
      description: row.seo_description || row.excerpt,
      noindex: row.noindex || row.is_unlisted,
      image: row.social_image ?? view.images[0]?.asset.id ?? null,
      canonical: view.path,
      jsonLd: productJsonLd(view, {
        currency: storeSettings.currency,
        baseUrl: page.site.baseUrl,
        seller: (await businessOf(ctx)).name,
        terms: await termsOfOffers(ctx),
      }),
    },
  }
}

/** Additions of later features to the structured data of an offer. */
async function termsOfOffers(ctx: SiteContext): Promise<(offer: SentOffer) => Readonly<Record<string, unknown>>> {
  const parts = await Promise.all(provided(ctx.product, offerTerms).map((termsOf) => termsOf(ctx)))
  return (offer) => Object.assign({}, ...parts.map((part) => part(offer))) as Readonly<Record<string, unknown>>
}
