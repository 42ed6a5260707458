import { changeProduct, createProduct, createProductsPage } from '#features/catalog/server'
import { unpublish } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { ShelfPlan } from './plan.ts'

/** A products page and what could be sold there. Visitors see neither before the owner publishes them. */
export async function fillShelf(
  ctx: OwnerTransaction,
  { title, slug, products }: ShelfPlan,
  image: (name: string) => string,
): Promise<{ id: string; documentId: string }> {
  const page = await createProductsPage(ctx, { title, slug })
  for (const product of products) {
    const { id } = await createProduct(ctx, {
      collectionId: page.id,
      title: product.title,
      slug: product.slug,
      variant: { priceMinor: product.priceMinor, quantity: 10 },
    })
    const images = [{ id: newId(), asset: image(product.image), source: '', alt: '', focalPoint: null }]
    await changeProduct(ctx, { id, values: { excerpt: product.excerpt, images } })
  }
  await unpublish(ctx, { id: page.documentId })
  return { id: page.id, documentId: page.documentId }
}
