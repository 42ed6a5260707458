import { cacheTag, type SiteContext } from '#platform/context'
import type { PageContext } from '#platform/render'
import type { BlockLoader, Loaded } from '#platform/render/server'
import type { Collection } from '../../contract/collection.schema.ts'
import { collectionPath } from '../../contract/path.rules.ts'
import { collectionsByIds } from '../../server/base/collections.queries.ts'
import { itemCards } from '../../server/items/item-cards.ts'
import { nextMoment, visibleItems } from '../../server/base/items.queries.ts'
import type { SummaryProps } from './summary-v2.contract.ts'
import type { SummaryData } from './summary-v2.view.tsx'

export const loadSummaries: BlockLoader<SummaryProps, SummaryData> = async (ctx, blocks, page) => {
  const collections = await collectionsByIds(ctx, [...new Set(blocks.flatMap(({ props }) => props.collection ?? []))])
  const loaded = new Map<string, Loaded<SummaryData>>()
  for (const { id, props } of blocks) loaded.set(id, await summaryOf(ctx, props, collections, page))
  return loaded
}

/** A list on an item's page leaves out that item. */
async function summaryOf(
  ctx: SiteContext,
  props: SummaryProps,
  collections: ReadonlyMap<string, Collection>,
  { documentId, locks: opened }: Pick<PageContext, 'documentId' | 'locks'>,
): Promise<Loaded<SummaryData>> {
  const collection = collections.get(props.collection ?? '')
  const tag = props.collection ? [cacheTag.collection(props.collection)] : []
  if (!collection) return { data: { items: [], path: null, isChosen: props.collection !== null }, tags: tag }
  const filter = {
    collectionId: collection.id,
    opened,
    labelIds: props.labels,
    featured: props.featured,
    except: documentId,
  }
  const order = props.order === 'collection' ? collection.settings.order : props.order
  const items = await visibleItems(ctx, filter, { order, limit: props.count })
  const { cards, tags } = await itemCards(ctx, items, collections)
  const until = await nextMoment(ctx, [collection.id])
  return {
    data: { items: cards, path: collectionPath(collection.slug), isChosen: true },
    tags: [...tag, ...tags],
    ...(until ? { until } : {}),
  }
}
