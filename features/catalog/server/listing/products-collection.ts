import type { CollectionType } from '#features/content/server'
import type { HeadParts } from '#platform/context'
import { listLayout } from '../base/layouts.ts'
import { productListing } from './product-listing.ts'

/** Collection type of a products page: its layout is fixed, and its head names the category or tag. */
export const productsCollection: CollectionType = {
  layout: listLayout,
  head: async (ctx, document, page) => {
    const { data: listing, ...loaded } = await productListing(ctx, { ...page, documentId: document.id })
    if (!listing) return { ...loaded, data: {} }
    const { heading, crumbs, choice } = listing
    const isFiltered = Boolean(
      choice.query ||
        choice.options ||
        choice.sort ||
        choice.minimumMinor ||
        choice.maximumMinor ||
        choice.isInStock ||
        choice.isOnSale,
    )
    const head: HeadParts = {
      ...(heading ? { title: `${heading.name} · ${listing.title}` } : {}),
      ...(heading?.description ? { description: heading.description } : {}),
      // Filtered lists are not indexed, because they are parts of an indexed one.
      ...(isFiltered ? { noindex: true } : {}),
      ...(listing.previous ? { previous: listing.previous } : {}),
      ...(listing.next ? { next: listing.next } : {}),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [{ name: page.site.title, path: '/' }, ...crumbs].map(({ name, path }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name,
            item: page.site.baseUrl + encodeURI(path),
          })),
        },
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          numberOfItems: listing.count,
          itemListElement: listing.cards.map(({ path }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            url: page.site.baseUrl + encodeURI(path),
          })),
        },
      ],
    }
    return { ...loaded, data: head }
  },
}
