import type { Dependent } from '#features/pages/server'
import {
  extensionPoint,
  type OwnerContext,
  singlePoint,
  type SiteContext,
  type SiteTransaction,
} from '#platform/context'

/** Records that depend on these products, shown before the products are removed. */
export const productDependents =
  extensionPoint<(ctx: OwnerContext, ids: readonly string[]) => Promise<readonly Dependent[]>>(
    'catalog.product-dependents',
  )

/** Counts customers with a subscription to these products or variants, which prevents their removal. */
export const activeSubscriptions =
  extensionPoint<(ctx: SiteContext, ids: readonly string[]) => Promise<number>>('catalog.active-subscriptions')

/** Titles of records that depend on this category of products. */
export const categoryUses =
  extensionPoint<(ctx: SiteContext, id: string) => Promise<readonly string[]>>('catalog.category-uses')

/**
 * The delivery promise of a page for physical products, and the moment until which it may be shown. It changes with the
 * tags `terms` and `site`.
 */
export const deliveryPromise =
  singlePoint<(ctx: SiteContext) => Promise<{ text: string; until: Date } | null>>('catalog.delivery-promise')

/** The properties of an offer that its shipping depends on. */
export interface SentOffer {
  minor: number
  currency: string
  weightGrams: number | null
}

/** Details of an offer for search engines besides its price, in schema.org terms: shipping and returns. */
export const offerTerms =
  extensionPoint<(ctx: SiteContext) => Promise<(offer: SentOffer) => Readonly<Record<string, unknown>>>>(
    'catalog.offer-terms',
  )

/** Called when the store changes its currency, with the new one as ISO 4217. */
export interface CurrencyChange {
  before: string
  after: string
}

/** Called in the transaction of the change. Amounts of the owner keep their figures (`sameFigures`). */
export const currencyChanges =
  extensionPoint<(ctx: SiteTransaction, change: CurrencyChange) => Promise<void>>('catalog.currency-changes')
