import { productBlockContract } from '../../../features/catalog/blocks/product/product.contract.ts'
import { productListBlockContract } from '../../../features/catalog/blocks/summary/summary.contract.ts'
import { galleryBlockContract } from '../../../features/galleries/blocks/gallery/gallery.contract.ts'
import { reviewsBlockContract } from '../../../features/reviews/blocks/reviews/reviews.contract.ts'
import { setProductStatus } from '#features/catalog/server'
import { type Block, paragraphs } from '#platform/document'
import { newId } from '#platform/contract'
import { file, reading, whole, widget } from './outlets.ts'
import { everywhere, pageOf, placed, type Thing, wordsFor } from './parts.ts'
import type { World } from './world.ts'

/** A product: seen by those who see its products page, wherever it is shown and however it comes into a cart. */
export async function productOf(world: World, token: string): Promise<Thing> {
  const { shop, access } = world
  const words = wordsFor(token)
  const image = await world.image(words.alt)
  const asset = image.id
  const product = await shop.product(words.title, {
    slug: `pad-${token}`,
    excerpt: words.excerpt,
    description: paragraphs(`${world.wanted} ${words.body}`),
    tags: [words.tag],
    images: [{ id: newId(), asset, source: '', alt: words.alt, focalPoint: null }],
    variant: { priceMinor: 700, isUnlimited: true },
  })
  await shop.as(async (tx) => {
    await setProductStatus(tx, { ids: [product.id], status: 1 })
    await tx.db
      .insertInto('reviews')
      .values(review(tx.site.id, product.id, words.comment))
      .execute()
  })
  const front = `/voor-${token}`
  const blocks = listsOf(product.id)
  await pageOf(world, { title: 'Voor', slug: front.slice(1) }, blocks)
  await world.settled()
  const path = `/winkel/pad-${token}`
  const { tag: _tag, ...onPage } = words
  const variantId = product.variants[0]?.id
  return {
    secret: { words: Object.values(words), asset, path },
    file: image.path,
    shown: Object.values(onPage),
    productId: product.id,
    own: null,
    cover: { id: shop.page.documentId, path: '/winkel' },
    outlets: [
      reading('its address', path, true),
      reading('the products page', '/winkel'),
      reading('the access beside it', access.path),
      reading('lists elsewhere', front),
      ...everywhere(world),
      ...file(image.path, asset),
      reading('its data', `/api/commerce/products/${product.id}`),
      {
        name: 'a cart',
        ask: async (browser) => whole(await browser.send('POST', '/api/commerce/cart/entries', { variantId })),
      },
      ...blocks.map((block) => widget(`the block ${block.type}`, block)),
    ],
  }
}

function listsOf(product: string): Block[] {
  const list = productListBlockContract
  return [
    placed('summary', { ...list.starts, source: 'shop', collection: null, count: 30 }, list.version),
    placed('summary', { ...list.starts, source: 'chosen', products: [product] }, list.version),
    placed('product', { ...productBlockContract.starts, product }, productBlockContract.version),
    placed(
      'gallery',
      { ...galleryBlockContract.starts, source: 'products', products: { source: 'chosen', products: [product] } },
      galleryBlockContract.version,
    ),
    placed('reviews', { ...reviewsBlockContract.starts, product }, reviewsBlockContract.version),
  ]
}

function review(websiteId: string, productId: string, body: string) {
  return {
    website_id: websiteId,
    id: newId(),
    order_id: newId(),
    line_id: newId(),
    product_id: productId,
    rating: 5,
    body,
    author_name: 'Noor',
    status: 'approved' as const,
    answer: '',
    is_verified: true,
    answered_at: null,
    written_at: new Date('2026-03-04T09:12:00Z'),
  }
}
