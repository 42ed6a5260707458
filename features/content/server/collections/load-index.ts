import { cacheTag, type VisitorContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import type { PageContext } from '#platform/render'
import type { Loaded } from '#platform/render/server'
import {
  type Collection,
  choiceOf,
  choicePath,
  type IndexChoice,
  type IndexData,
  monthName,
} from '../../contract/index.ts'
import { authorBySlug } from '../authors/authors.queries.ts'
import { collectionOfIndex } from '../base/collections.queries.ts'
import { itemCards } from '../items/item-cards.ts'
import { type ItemFilter, nextMoment, visibleItems, visibleItemsCount } from '../base/items.queries.ts'
import { labelBySlug } from '../labels/labels.queries.ts'

/** Loads the index at this address: the whole collection, or a tag, category, author or month of it. */
export async function loadIndex(
  ctx: VisitorContext,
  page: PageContext & { query?: Readonly<Record<string, string>> },
): Promise<Loaded<IndexData | null>> {
  const collection = await collectionOfIndex(ctx, page.documentId)
  if (!collection) return { data: null, tags: [] }
  const wanted = choiceOf(collection.slug, page.path, page.query ?? {})
  const { filter, choice } = await chosen(ctx, collection, wanted, page.locks)

  const { order, perPage } = collection.settings
  const pages = Math.max(1, Math.ceil((await visibleItemsCount(ctx, filter)) / perPage))
  const at = Math.min(wanted.page, pages)
  const items = await visibleItems(ctx, filter, { order, limit: perPage, offset: (at - 1) * perPage })
  const { cards, tags } = await itemCards(ctx, items, new Map([[collection.id, collection]]))
  const until = await nextMoment(ctx, [collection.id])
  const pathOf = (to: number): string => choicePath(collection.slug, { ...wanted, page: to })
  return {
    data: {
      title: collection.title,
      path: choicePath(collection.slug, { page: 1 }),
      items: cards,
      choice,
      page: at,
      pages,
      previous: at > 1 ? pathOf(at - 1) : null,
      next: at < pages ? pathOf(at + 1) : null,
    },
    tags: [cacheTag.collection(collection.id), ...tags],
    ...(until ? { until } : {}),
  }
}

async function chosen(
  ctx: VisitorContext,
  collection: Collection,
  wanted: IndexChoice,
  opened: Locks,
): Promise<{ filter: ItemFilter; choice: IndexData['choice'] }> {
  const filter: ItemFilter = { collectionId: collection.id, opened }
  const kind = wanted.tag ? 'tag' : wanted.category ? 'category' : null
  const slug = wanted.tag ?? wanted.category
  const label = kind && slug ? await labelBySlug(ctx, collection.id, kind, slug) : null
  if (label) return { filter: { ...filter, labelIds: [label.id] }, choice: { kind: label.kind, name: label.name } }
  const author = wanted.author ? await authorBySlug(ctx, wanted.author) : null
  if (author)
    return {
      filter: { ...filter, authorId: author.id },
      choice: { kind: 'author', name: author.name, about: author.about },
    }
  const month = wanted.month
  if (month) return { filter: { ...filter, month }, choice: { kind: 'month', name: monthName(month, ctx.site.locale) } }
  return { filter, choice: null }
}
