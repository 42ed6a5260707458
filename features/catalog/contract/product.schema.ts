import { formSchema } from '#features/forms/contract'
import { focalPointSchema } from '#features/media/contract'
import { richText } from '#platform/block'
import { idSchema } from '#platform/contract'
import { maximumPriceMinor } from '#platform/money'
import { z } from 'zod'
import { maximumSkuLength, productTypes } from './product-type.rules.ts'
import { periodUnits } from './subscription.rules.ts'
import { bundleSchema } from './bundles/bundle.schema.ts'
import { swatchSchema } from './swatch.schema.ts'

export const productTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
export const productStatusSchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
])

/** The highest price that a person may type. Stored prices may be higher: imports keep the prices they bring. */
export const priceSchema = z.int().min(0).max(maximumPriceMinor)
export const skuSchema = z.string().trim().max(maximumSkuLength)
const instant = z.iso.datetime({ offset: true })
const measure = z.number().min(0).max(1_000_000_000)

/** A5.10: at most 60 characters when typed. Options are told apart by name; a product may have any number of them. */
export const variantOptionSchema = z.object({
  name: z.string().trim().min(1).max(255),
  value: z.string().trim().min(1).max(255),
})
export type VariantOption = z.infer<typeof variantOptionSchema>

export const productOptionSchema = z.object({
  name: variantOptionSchema.shape.name,
  values: z.array(variantOptionSchema.shape.value).min(1).max(1000),
})
export type ProductOption = z.infer<typeof productOptionSchema>

/** An edited option; `was` is the former name of the option or of one of its values. */
export const editedOptionSchema = productOptionSchema.extend({
  was: z.string().max(255).optional(),
  values: z
    .array(
      z.object({
        value: variantOptionSchema.shape.value,
        was: z.string().max(255).optional(),
        /** The swatch of this value in every product; null removes it, absent leaves it unchanged. */
        swatch: swatchSchema.nullable().optional(),
      }),
    )
    .min(1)
    .max(1000),
})

export const productImageSchema = z.object({
  id: idSchema,
  /** null until the file at `source` has been fetched. */
  asset: idSchema.nullable(),
  source: z.string().max(4000).default(''),
  alt: z.string().max(1000).default(''),
  focalPoint: focalPointSchema.nullable().default(null),
})
export type ProductImage = z.infer<typeof productImageSchema>

/** A video of it: a file of the library, or the address of one elsewhere. */
export const productVideoSchema = z.object({
  id: idSchema,
  asset: idSchema.nullable().default(null),
  url: z.string().trim().max(2000).default(''),
  /** Shown until it plays. */
  poster: idSchema.nullable().default(null),
  title: z.string().max(300).default(''),
  /** Number of images before it; absent places it after all of them. */
  afterImage: z.int().min(1).max(250).nullish(),
})
export type ProductVideo = z.infer<typeof productVideoSchema>

/** A3.05, A3.06 */
export const subscriptionPlanSchema = z.object({
  billingPeriod: z.object({ value: z.int().min(1).max(52), unit: z.enum(periodUnits) }),
  numBillingCycles: z.int().min(0).max(520),
  discountPpm: z.int().min(0).max(1_000_000).optional(),
})

/** The amounts that a gift card allows besides those of its variants. */
export const giftCardSchema = z.object({
  otherAmounts: z.boolean().default(false),
  minimumMinor: priceSchema.default(500),
  maximumMinor: priceSchema.default(100_000),
})

export const variantSchema = z.object({
  id: idSchema,
  productId: idSchema,
  options: z.array(variantOptionSchema).max(100),
  sku: z.string(),
  /** The SKU that an import brought, where it was longer than 60 characters or taken. */
  importedSku: z.string().nullable(),
  barcode: z.string().max(200),
  mpn: z.string().max(200),
  priceMinor: z.int().min(0),
  saleMinor: z.int().min(0).nullable(),
  /** The owner's switch; the schedule can hide the product too. */
  onSale: z.boolean(),
  saleFrom: instant.nullable(),
  saleUntil: instant.nullable(),
  costMinor: z.int().min(0).nullable(),
  isUnlimited: z.boolean(),
  quantity: z.int().min(0),
  /** The number of units reserved by checkouts. */
  reserved: z.int().min(0),
  /** Stock at which the owner is notified; null for never. */
  lowStockAt: z.int().min(0).max(1_000_000).nullable(),
  weightGrams: measure.nullable(),
  lengthMm: measure.nullable(),
  widthMm: measure.nullable(),
  heightMm: measure.nullable(),
  needsShipping: z.boolean(),
  /** Id of one of the product's images. */
  imageId: idSchema.nullable(),
  position: z.int(),
})
export type Variant = z.infer<typeof variantSchema>

const variantFields = variantSchema.omit({
  id: true,
  productId: true,
  options: true,
  importedSku: true,
  reserved: true,
  position: true,
  sku: true,
})
/** The fields of a variant that an owner can change. */
export const variantPatchSchema = variantFields
  .extend({
    sku: skuSchema,
    priceMinor: priceSchema,
    saleMinor: priceSchema.nullable(),
    costMinor: priceSchema.nullable(),
    quantity: z.int().min(0).max(1_000_000_000),
  })
  .partial()
export type VariantPatch = z.infer<typeof variantPatchSchema>

/** A file that buyers of a digital product download. */
export const productFileSchema = z.object({
  id: idSchema,
  name: z.string().max(300),
  type: z.string(),
  bytes: z.int().min(0),
})
export type ProductFile = z.infer<typeof productFileSchema>

const editable = z.object({
  title: z.string().trim().min(1).max(500),
  slug: z.string().max(300),
  description: richText(),
  excerpt: z.string().max(2000),
  images: z.array(productImageSchema).max(250),
  videos: z.array(productVideoSchema).max(10),
  categoryIds: z.array(idSchema).max(500),
  tags: z.array(z.string().trim().min(1).max(50)).max(250),
  brand: z.string().max(200),
  seoTitle: z.string().max(300),
  seoDescription: z.string().max(1000),
  socialImage: idSchema.nullable(),
  noindex: z.boolean(),
  /** Shown at its address alone: in no list, search, feed or site map. */
  isUnlisted: z.boolean(),
  /** Products chosen by hand; when empty, others of its categories are shown. */
  relatedIds: z.array(idSchema).max(24),
  /** Shown beside its button, to be added with it. */
  goesWithIds: z.array(idSchema).max(6),
  /** One of the store's size guides. */
  sizeGuideId: idSchema.nullable(),
  /** Day on which a pre-ordered product ships; earlier orders wait for it. */
  shipsFrom: z.iso.date().nullable(),
  /** Document with the layout of its page; null uses that of its products page. */
  layoutId: idSchema.nullable(),
  visibleFrom: instant.nullable(),
  visibleUntil: instant.nullable(),
  isFeatured: z.boolean(),
  taxClass: z.string().trim().max(100),
  minQuantity: z.int().min(1).max(10_000),
  maxQuantity: z.int().min(1).max(10_000).nullable(),
  form: formSchema.nullable(),
  plan: subscriptionPlanSchema.nullable(),
  giftCard: giftCardSchema.nullable(),
  bundle: bundleSchema.nullable(),
  /** Number of downloads and days that a buyer has; null for no limit. */
  downloadLimit: z.int().min(1).max(1000).nullable(),
  downloadDays: z.int().min(1).max(3650).nullable(),
})

/** The fields of a product that an owner can change. Prices and stock belong to its variants. */
export const productPatchSchema = editable.partial()
export type ProductPatch = z.infer<typeof productPatchSchema>

export const productSchema = editable.extend({
  id: idSchema,
  /** The products page that contains it: a collection of type 13. */
  collectionId: idSchema,
  type: productTypeSchema,
  status: productStatusSchema,
  /** Imported tags may be longer than typed ones. */
  tags: z.array(z.string()),
  path: z.string().nullable(),
  options: z.array(productOptionSchema),
  /** Appearance of option values, by `optionWord`. */
  swatches: z.record(z.string(), swatchSchema),
  variants: z.array(variantSchema),
  files: z.array(productFileSchema),
  createdAt: z.string(),
  changedAt: z.string(),
})
export type Product = z.infer<typeof productSchema>

export const newProductSchema = productPatchSchema.extend({
  collectionId: idSchema,
  type: productTypeSchema.default(productTypes.PHYSICAL),
  title: editable.shape.title,
  /** Changes to the first variant. */
  variant: variantPatchSchema.optional(),
})

/** The choice of products that a list of the owner area shows. */
export const productFilterSchema = z.object({
  collectionId: idSchema.optional(),
  search: z.string().trim().max(200).optional(),
  type: z.coerce.number().pipe(productTypeSchema).optional(),
  status: z.coerce.number().pipe(productStatusSchema).optional(),
  categoryId: idSchema.optional(),
  tag: z.string().max(200).optional(),
  stock: z.enum(['in', 'out', 'low', 'unlimited']).optional(),
})
