import type { Dependent } from '#features/pages/server'
import {
  extensionPoint,
  type OwnerContext,
  singlePoint,
  type SiteContext,
  type SiteTransaction,
} from '#platform/context'

/** What stands on these products, for whoever is about to remove them. */
export const productDependents =
  extensionPoint<(ctx: OwnerContext, ids: readonly string[]) => Promise<readonly Dependent[]>>(
    'catalog.product-dependents',
  )

/**
 * To how many customers these products or variants will be brought again, as was agreed with them: nobody may remove
 * such a thing.
 */
export const activeSubscriptions =
  extensionPoint<(ctx: SiteContext, ids: readonly string[]) => Promise<number>>('catalog.active-subscriptions')

/** Titles of what would have no meaning without this category of products. */
export const categoryUses =
  extensionPoint<(ctx: SiteContext, id: string) => Promise<readonly string[]>>('catalog.category-uses')

/**
 * What a page promises of the delivery of things that are sent, and until when it may be shown. It changes with the
 * tags `terms` and `site`.
 */
export const deliveryPromise =
  singlePoint<(ctx: SiteContext) => Promise<{ text: string; until: Date } | null>>('catalog.delivery-promise')

/** What is offered, as far as sending it depends on it. */
export interface SentOffer {
  minor: number
  currency: string
  weightGrams: number | null
}

/**
 * What search engines are told of an offer beside its price, in words of schema.org: how a thing is sent, and how it
 * may be given back.
 */
export const offerTerms =
  extensionPoint<(ctx: SiteContext) => Promise<(offer: SentOffer) => Readonly<Record<string, unknown>>>>(
    'catalog.offer-terms',
  )

/** The store counts in another currency from now on; ISO 4217. */
export interface CurrencyChange {
  before: string
  after: string
}

/** In the transaction of the change: amounts that the owner typed keep their figures (`sameFigures`). */
export const currencyChanges =
  extensionPoint<(ctx: SiteTransaction, change: CurrencyChange) => Promise<void>>('catalog.currency-changes')
