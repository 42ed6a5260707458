import { assetsByIds } from '#features/media/server'
import { type CacheTag, cacheTag, type SiteContext } from '#platform/context'
import {
  type Collection,
  choicePath,
  type ItemCard,
  labelPath,
  longDate,
  readingMinutes,
} from '../../contract/index.ts'
import { authorsByIds } from '../authors/authors.queries.ts'
import type { LabelsTable } from '../content.tables.ts'
import type { VisibleItem } from '../base/items.queries.ts'
import { labelsOfItems } from '../labels/labels.queries.ts'

export interface LoadedCards {
  cards: ItemCard[]
  /** Tags of the data in the cards, besides the collection itself. */
  tags: CacheTag[]
}

/** Returns the cards of items for lists, with three queries for any number of them. */
export async function itemCards(
  ctx: SiteContext,
  items: readonly VisibleItem[],
  collections: ReadonlyMap<string, Collection>,
): Promise<LoadedCards> {
  const [assets, labels, authors] = [
    await assetsByIds(ctx, unique(items.flatMap((item) => item.image ?? []))),
    await labelsOfItems(
      ctx,
      items.map(({ id }) => id),
    ),
    await authorsByIds(ctx, unique(items.flatMap((item) => item.author_id ?? []))),
  ]
  const cards = items.map((item): ItemCard => {
    const slug = collections.get(item.collection_id)?.slug ?? ''
    const author = authors.get(item.author_id ?? '')
    const own = labels.get(item.id) ?? []
    return {
      id: item.id,
      kind: item.kind,
      title: item.title,
      path: item.path,
      excerpt: item.excerpt,
      image: assets.get(item.image ?? '') ?? null,
      date: item.dated_at.toISOString(),
      dateText: longDate(item.dated_at, ctx.site.locale, ctx.site.timeZone),
      author: author
        ? {
            name: author.name,
            path: choicePath(slug, {
              author: author.slug,
              page: 1,
            }),
          }
        : null,
      tags: linksOf(own, 'tag', slug),
      categories: linksOf(own, 'category', slug),
      minutes: readingMinutes(item.words),
      isFeatured: item.is_featured,
    }
  })
  return { cards, tags: [...assets.keys()].map((id) => cacheTag.asset(id)) }
}

function linksOf(labels: readonly LabelsTable[], kind: 'tag' | 'category', collectionSlug: string) {
  return labels
    .filter((label) => label.kind === kind)
    .map(({ name, slug }) => ({ name, path: labelPath(collectionSlug, kind, slug) }))
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
