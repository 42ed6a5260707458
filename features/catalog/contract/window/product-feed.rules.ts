/** Recipients of the product feed. Both accept the same format with a few words of their own. */
export const productFeeds = ['google', 'meta'] as const
export type ProductFeed = (typeof productFeeds)[number]

export function productFeedPath(feed: ProductFeed): string {
  return `/feeds/${feed}.xml`
}
