import { cacheTag, type SiteContext } from '#platform/context'
import type { PageContext } from '#platform/render'
import type { BlockLoader, Loaded } from '#platform/render/server'
import type { Collection } from '../../contract/collection.schema.ts'
import { collectionPath } from '../../contract/path.rules.ts'
import { collectionsByIds } from '../../server/base/collections.queries.ts'
import { draftItems } from '../../server/items/draft-items.ts'
import { itemCards } from '../../server/items/item-cards.ts'
import { nextMoment, visibleItems, type VisibleItem } from '../../server/base/items.queries.ts'
import type { SummaryProps } from './summary-v2.contract.ts'
import type { SummaryData } from './summary-v2.view.tsx'

export const loadSummaries: BlockLoader<SummaryProps, SummaryData> = async (ctx, blocks, page) => {
  const collections = await collectionsByIds(ctx, [...new Set(blocks.flatMap(({ props }) => props.collection ?? []))])
  const loaded = new Map<string, Loaded<SummaryData>>()
  for (const { id, props } of blocks) loaded.set(id, await summaryOf(ctx, props, collections, page))
  return loaded
}

/** A list on an item's page leaves out that item. On the canvas, a list without published items shows its drafts. */
async function summaryOf(
  ctx: SiteContext,
  props: SummaryProps,
  collections: ReadonlyMap<string, Collection>,
  { documentId, locks: opened, editing }: Pick<PageContext, 'documentId' | 'locks' | 'editing'>,
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
  const drafts = editing && items.length === 0 ? await draftsOf(ctx, props, collection) : []
  const { cards, tags } = await itemCards(ctx, [...items, ...drafts], collections)
  const until = await nextMoment(ctx, [collection.id])
  return {
    data: { items: cards, path: collectionPath(collection.slug), isChosen: true, areDrafts: drafts.length > 0 },
    tags: [...tag, ...tags],
    ...(until ? { until } : {}),
  }
}

/** A list of chosen items shows no others in their place. */
async function draftsOf(ctx: SiteContext, props: SummaryProps, collection: Collection): Promise<VisibleItem[]> {
  return props.labels.length > 0 || props.featured ? [] : await draftItems(ctx, collection, props.count)
}
