import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  changeCategory,
  changeProduct,
  changeVariant,
  createCategory,
  createProduct,
  createProductsPage,
  keepProductFile,
  setOptions,
  setProductStatus,
} from '#features/catalog/server'
import { productTypes, type ProductPatch, type Variant } from '#features/catalog/contract'
import { formSchema } from '#features/forms/contract'
import { savePageSettings } from '#features/pages/server'
import { changeSettings } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import { enumerations, newId } from '#platform/contract'
import { buildDelivery } from './build-delivery.ts'
import { sampleFolder } from './folder.ts'
import type { SitePlan } from './plan.ts'
import { prose } from './prose.ts'
import type { ProductPlan, ShopPlan } from './shop-plan.ts'

interface Shop {
  id: string
  documentId: string
}

/** A products page, its categories and what it sells, through the operations that an owner uses. */
export async function buildShop(
  ctx: OwnerTransaction,
  site: SitePlan,
  plan: ShopPlan,
  image: (name: string) => string,
): Promise<Shop> {
  await changeSettings(ctx, {
    group: 'store',
    values: { currency: plan.currency, isCurrencyChosen: true, lowStockAt: plan.lowStockAt },
  })
  const page = await createProductsPage(ctx, { title: plan.title, slug: plan.slug })
  await savePageSettings(ctx, { id: page.documentId, settings: { description: plan.description } })
  const categories = await createCategories(ctx, page.id, plan, image)
  const guides = await writeSizeGuides(ctx, plan)
  const productIds: string[] = []
  const variants = new Map<string, string>()
  for (const product of plan.products) {
    const { id, sold } = await sell(ctx, page.id, product, { categories, image, swatches: plan.swatches ?? {} })
    if (product.file) await keepProductFile(ctx, { id, ...(await fileOf(site, product.file)) })
    productIds.push(id)
    for (const variant of sold) variants.set(`${product.slug}: ${valuesOf(variant).join(' / ')}`, variant.id)
  }
  await putBeside(ctx, plan, { productIds, guides })
  await putTogether(ctx, plan, { productIds, variants })
  await setProductStatus(ctx, { ids: productIds, status: enumerations.contentStatuses.published })
  await buildDelivery(ctx, plan)
  return { id: page.id, documentId: page.documentId }
}

async function writeSizeGuides(ctx: OwnerTransaction, { sizeGuides = {} }: ShopPlan): Promise<Map<string, string>> {
  const guides = Object.entries(sizeGuides).map(([key, guide]) => ({ key, ...guide, id: newId(), page: null }))
  if (guides.length > 0)
    await changeSettings(ctx, {
      group: 'sizeGuides',
      values: { guides: guides.map(({ key: _key, ...guide }) => guide) },
    })
  return new Map(guides.map(({ key, id }) => [key, id]))
}

/** Related products are linked once all products exist. */
async function putBeside(
  ctx: OwnerTransaction,
  { products }: ShopPlan,
  { productIds, guides }: { productIds: readonly string[]; guides: ReadonlyMap<string, string> },
): Promise<void> {
  const idOf = (slug: string) => productIds[products.findIndex((product) => product.slug === slug)] ?? []
  for (const [at, { goesWith = [], sizeGuide = '' }] of products.entries()) {
    const id = productIds[at]
    const values = {
      goesWithIds: goesWith.flatMap(idOf).filter((other) => other !== id),
      sizeGuideId: guides.get(sizeGuide) ?? null,
    }
    if (id && (values.goesWithIds.length > 0 || values.sizeGuideId !== null)) await changeProduct(ctx, { id, values })
  }
}

/** A set consists of variants of other products. */
async function putTogether(
  ctx: OwnerTransaction,
  { products }: ShopPlan,
  { productIds, variants }: { productIds: readonly string[]; variants: ReadonlyMap<string, string> },
): Promise<void> {
  for (const [at, { set }] of products.entries()) {
    const id = productIds[at]
    if (!set || !id) continue
    const parts = set.parts.map(([slug, values]) => {
      const variantId = variants.get(`${slug}: ${values}`)
      if (!variantId) throw new Error(`The shop sells no ${slug} in ${values}.`)
      return { variantId, quantity: 1 }
    })
    await changeProduct(ctx, { id, values: { bundle: { parts, discountPpm: set.discountPpm } } })
  }
}

async function createCategories(
  ctx: OwnerTransaction,
  collectionId: string,
  plan: ShopPlan,
  image: (name: string) => string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const path of plan.categories) {
    const at = path.lastIndexOf('/')
    const parentId = at < 0 ? null : (ids.get(path.slice(0, at)) ?? null)
    ids.set(path, (await createCategory(ctx, { collectionId, parentId, name: path.slice(at + 1) })).id)
  }
  for (const [path, [description, name]] of Object.entries(plan.about ?? {})) {
    const id = ids.get(path)
    if (id) await changeCategory(ctx, { id, values: { description, image: image(name) } })
  }
  return ids
}

interface Names {
  categories: ReadonlyMap<string, string>
  image: (name: string) => string
  swatches: Readonly<Record<string, string>>
}

interface Sold {
  id: string
  sold: readonly Variant[]
}

async function sell(ctx: OwnerTransaction, collectionId: string, plan: ProductPlan, names: Names): Promise<Sold> {
  const images = plan.images.map((name) => ({
    id: newId(),
    asset: names.image(name),
    source: '',
    alt: '',
    focalPoint: null,
  }))
  const [lengthMm, widthMm, heightMm] = plan.size ?? [null, null, null]
  const product = await createProduct(ctx, {
    collectionId,
    type: productTypes[plan.type ?? 'PHYSICAL'],
    title: plan.title,
    slug: plan.slug,
    variant: {
      priceMinor: plan.price,
      ...(plan.sale === undefined ? {} : { saleMinor: plan.sale, onSale: true }),
      ...(plan.stock === undefined ? { isUnlimited: true } : { quantity: plan.stock }),
      weightGrams: plan.grams ?? null,
      lengthMm,
      widthMm,
      heightMm,
    },
  })
  await changeProduct(ctx, { id: product.id, values: { ...wordsOf(plan, names), images } })
  if (!plan.options) return { id: product.id, sold: product.variants }
  const { variants } = await setOptions(ctx, {
    id: product.id,
    options: plan.options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({ value, ...swatchOf(names, value) })),
    })),
  })
  const imageOf = (name: string | undefined) => images[plan.images.indexOf(name ?? '')]?.id ?? null
  for (const variant of variants) {
    const own = ownOf(plan, variant)
    await changeVariant(ctx, {
      id: variant.id,
      values: {
        priceMinor: own.price ?? plan.price,
        ...(plan.stock === undefined ? {} : { quantity: own.stock ?? plan.stock }),
        imageId: imageOf(own.image),
      },
    })
  }
  return { id: product.id, sold: variants }
}

function swatchOf({ swatches }: Names, value: string): { swatch?: { color: string; image: null } } {
  const color = swatches[value]
  return color === undefined ? {} : { swatch: { color, image: null } }
}

function wordsOf(plan: ProductPlan, { categories }: Names): ProductPatch {
  return {
    excerpt: plan.excerpt,
    description: prose(plan.description) as NonNullable<ProductPatch['description']>,
    ...(plan.taxClass ? { taxClass: plan.taxClass } : {}),
    categoryIds: plan.categories.flatMap((name) => categories.get(name) ?? []),
    tags: [...(plan.tags ?? [])],
    isFeatured: plan.isFeatured ?? false,
    ...(plan.form
      ? {
          form: formSchema.parse({
            ...plan.form,
            fields: plan.form.fields.map((field) => ({ id: newId(), ...field })),
          }),
        }
      : {}),
    ...(plan.plan ? { plan: planOf(plan.plan) } : {}),
    ...(plan.otherAmounts ? { giftCard: { otherAmounts: true, minimumMinor: 1000, maximumMinor: 50_000 } } : {}),
  }
}

function planOf({
  value,
  unit,
  cycles,
  discountPpm,
}: NonNullable<ProductPlan['plan']>): NonNullable<ProductPatch['plan']> {
  return {
    billingPeriod: { value, unit },
    numBillingCycles: cycles,
    ...(discountPpm === undefined ? {} : { discountPpm }),
  }
}

/** Returns the settings of a variant, or of all variants with its first values. */
function ownOf(
  { variants = {} }: ProductPlan,
  { options }: Variant,
): { price?: number; stock?: number; image?: string } {
  const values = valuesOf({ options })
  const names = values.map((_, at) => values.slice(0, at + 1).join(' / '))
  return Object.assign({}, ...names.map((name) => variants[name] ?? {})) as {
    price?: number
    stock?: number
    image?: string
  }
}

function valuesOf({ options }: Pick<Variant, 'options'>): string[] {
  return options.map(({ value }) => value)
}

async function fileOf(
  { folder, images }: SitePlan,
  name: string,
): Promise<{ name: string; type: string; body: Uint8Array }> {
  const file = images[name]?.file ?? name
  return { name: file, type: 'image/jpeg', body: new Uint8Array(await readFile(join(sampleFolder(), folder, file))) }
}
