import { siteSettings, settingsOf } from '#features/sites/server'
import { cacheTag, provided, type VisitorContext, type SiteContext } from '#platform/context'
import { problemSentence } from '#platform/i18n'
import { sendsEmail } from '#platform/mail'
import type { BlockLoader, Loaded } from '#platform/render/server'
import { optionWord } from '../../contract/catalog-path.rules.ts'
import { productTypes } from '../../contract/product-type.rules.ts'
import { deliveryPromise } from '../../server/extension-points.ts'
import type { ProductView, StoreSettings } from '../../contract/product-view.ts'
import { bundleView } from '../../server/bundles/bundles.ts'
import { productIdOfPath, productViews } from '../../server/products/product-views.ts'
import { formDraft } from '../../server/products/product-form-drafts.queries.ts'
import { productCards } from '../../server/listing/product-cards.ts'
import { relatedProducts } from '../../server/products/related-products.ts'
import { readStoreSettings } from '../../server/store-settings.ts'
import { moneyText } from '../../visitor/price.tsx'
import { chosenVariant } from './choose-variant.rules.ts'
import type { ProductData, ShownSizeGuide } from './product-page.ts'
import type { ProductProps } from './product.contract.ts'
import { products } from '../../server/base/products.queries.ts'
import { pathsOfDocuments } from '#features/pages/server'
import { sizeGuideSettings } from '../../contract/index.ts'

type Page = Parameters<BlockLoader<ProductProps, ProductData>>[2]

const relatedCount = 4
const emailUnfit = 'catalog.email_unfit'

export const loadProducts: BlockLoader<ProductProps, ProductData> = async (ctx, blocks, page) => {
  const needsOwn = blocks.some(({ props }) => props.product === null)
  const own = needsOwn ? await ownProduct(ctx, page) : null
  const ids = [...new Set(blocks.flatMap(({ props }) => props.product ?? own ?? []))]
  const views = await productViews(ctx, ids, { hidden: ctx.preview || page.editing, opened: page.locks })
  const storeSettings = await readStoreSettings(ctx)
  const isSent = [...views.data.values()].some(({ type }) => type === productTypes.PHYSICAL)
  const promise = isSent ? await provided(ctx.product, deliveryPromise)?.(ctx) : null
  const asksForConsent = (await siteSettings(ctx)).cookies.isCookieBannerEnabled
  const loaded = new Map<string, Loaded<ProductData>>()
  for (const { id, props } of blocks) {
    const product = views.data.get(props.product ?? own ?? '') ?? null
    const isPage = props.product === null
    const related =
      isPage && product && props.parts.related
        ? await relatedProducts(ctx, product.id, relatedCount, { opened: page.locks })
        : { data: [], tags: [] }
    const goesWith =
      product && props.parts.goesWith && product.goesWithIds.length > 0
        ? await productCards(ctx, product.goesWithIds, { opened: page.locks })
        : { data: [], tags: [] }
    const bundle = product?.isBundle
      ? await bundleView(ctx, product.id, { opened: page.locks })
      : { data: null, tags: [] }
    const promised = product?.type === productTypes.PHYSICAL && product.shipsFrom === null ? promise : null
    const until = [views.until, related.until, goesWith.until, bundle.until, promised?.until]
      .filter((moment) => moment !== undefined)
      .sort((a, b) => a.getTime() - b.getTime())[0]
    loaded.set(id, {
      data: {
        product,
        storeSettings: storeSettings,
        chosenAt: product ? chosenAt(product, isPage ? page.query : {}) : 0,
        related: related.data,
        goesWith: goesWith.data,
        bundle: bundle.data,
        sizeGuide: product?.sizeGuideId ? await shownSizeGuide(ctx, product.sizeGuideId) : null,
        asksForConsent,
        ...(promised ? { promise: promised.text } : {}),
        ...(sendsEmail(ctx) ? {} : { sendsNoEmail: true }),
        isPage,
        isReminded: isPage && page.query['reminded'] === 'yes',
        ...(isPage ? restockFaultOf(ctx, page.query) : {}),
        refused: isPage && product ? await refusalOf(ctx, product, storeSettings, page.query) : null,
      },
      tags: [
        ...new Set([
          ...views.tags,
          ...related.tags,
          ...goesWith.tags,
          ...bundle.tags,
          ...(isSent ? [cacheTag.terms] : []),
        ]),
      ],
      ...(until ? { until } : {}),
    })
  }
  return loaded
}

function restockFaultOf(ctx: VisitorContext, { refused }: Page['query']): Pick<ProductData, 'restockFault'> {
  return refused === emailUnfit ? { restockFault: problemSentence(ctx.locale, emailUnfit, {}) ?? '' } : {}
}

/**
 * Returns the refusal: one of our own sentences, chosen by the address, with the typed values of this browser's cart.
 */
async function refusalOf(
  ctx: VisitorContext,
  { id, giftCard }: ProductView,
  storeSettings: StoreSettings,
  { refused = '', n = '', quantity = '' }: Readonly<Record<string, string>>,
): Promise<ProductData['refused']> {
  if (!/^checkout\.[a-z_]{1,60}$/.test(refused)) return null
  const number = /^\d{1,9}$/.test(n) ? Number(n) : 0
  const range = {
    low: moneyText(giftCard?.minimumMinor ?? 0, storeSettings),
    high: moneyText(giftCard?.maximumMinor ?? 0, storeSettings),
  }
  const text = problemSentence(ctx.locale, refused, { available: number, least: number, most: number, ...range })
  if (text === null) return null
  const typed = await formDraft(ctx, ctx.cart?.id, `product:${id}`)
  return { text, quantity: /^\d{1,5}$/.test(quantity) ? quantity : '', typed }
}

/** The product of this address; the editor, which shows the layout of many products, uses one of them. */
async function ownProduct(ctx: VisitorContext, page: Page): Promise<string | null> {
  return (await productIdOfPath(ctx, page.path)) ?? (page.editing ? await productOfLayout(ctx, page.documentId) : null)
}

/** Finds a variant by its id or by the words of its options. */
function chosenAt({ variants, options }: ProductView, query: Readonly<Record<string, string>>): number {
  const named = variants.findIndex(({ id }) => id === query['variant'])
  if (named >= 0) return named
  const words = new Set((query['options'] ?? '').split(','))
  return Math.max(
    0,
    chosenVariant(variants, (optionAt, value) => words.has(optionWord(options[optionAt]?.name ?? '', value))),
  )
}

/** A product that a layout shows, for the editor: the first of its page. */
async function productOfLayout(ctx: SiteContext, documentId: string): Promise<string | null> {
  const row = await products(ctx)
    .leftJoin('products_pages as page', (join) =>
      join
        .onRef('page.website_id', '=', 'products.website_id')
        .onRef('page.collection_id', '=', 'products.collection_id'),
    )
    .where((where) =>
      where.or([where('products.layout_id', '=', documentId), where('page.layout_id', '=', documentId)]),
    )
    .select('products.id')
    .orderBy('products.position')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns the size guide of a product's page; null when it was deleted, is empty, or its page is not published. */
async function shownSizeGuide(ctx: SiteContext, id: string): Promise<ShownSizeGuide | null> {
  const { guides } = await settingsOf(ctx, sizeGuideSettings)
  const guide = guides.find((candidate) => candidate.id === id)
  if (!guide) return null
  const { name, note, rows, page } = guide
  if (page === null) return rows.length > 0 ? { name, note, rows, path: null } : null
  const path = (await pathsOfDocuments(ctx, [page])).get(page)
  return path === undefined ? null : { name, note, rows: [], path }
}
