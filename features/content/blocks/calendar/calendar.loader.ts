import { siteDay } from '#features/pages/server'
import { cacheTag, type SiteContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import type { BlockLoader, Loaded } from '#platform/render/server'
import type { Collection } from '../../contract/collection.schema.ts'
import { collectionsByIds } from '../../server/base/collections.queries.ts'
import { itemCards } from '../../server/items/item-cards.ts'
import { nextMoment, visibleItems } from '../../server/base/items.queries.ts'
import type { CalendarProps } from './calendar.contract.ts'
import { monthsAround } from './calendar.rules.ts'
import type { CalendarData } from './calendar.view.tsx'

/** Limit of entries in one calendar, from which the last are left out. */
const entriesAtMost = 300

/**
 * Loads the collection's items in the displayed months, in the site's time zone. The page is rebuilt when the day ends.
 */
export const loadCalendars: BlockLoader<CalendarProps, CalendarData> = async (ctx, blocks, page) => {
  const collections = await collectionsByIds(ctx, [...new Set(blocks.flatMap(({ props }) => props.collection ?? []))])
  const loaded = new Map<string, Loaded<CalendarData>>()
  for (const { id, props } of blocks) loaded.set(id, await calendarOf(ctx, props, collections, page.locks))
  return loaded
}

async function calendarOf(
  ctx: SiteContext,
  props: CalendarProps,
  collections: ReadonlyMap<string, Collection>,
  opened: Locks,
): Promise<Loaded<CalendarData>> {
  const { today, until } = siteDay(ctx)
  const tag = props.collection ? [cacheTag.collection(props.collection)] : []
  const collection = collections.get(props.collection ?? '')
  if (!collection) return { data: { today, entries: [], isChosen: props.collection !== null }, tags: tag }
  const months = monthsAround(today, props.back, props.ahead)
  const items = await visibleItems(
    ctx,
    {
      collectionId: collection.id,
      opened,
      labelIds: props.labels,
      months: { first: months[0] ?? '', last: months.at(-1) ?? '' },
    },
    { order: 'oldest', limit: entriesAtMost },
  )
  const { cards, tags } = await itemCards(ctx, items, collections)
  const clock = new Intl.DateTimeFormat('en-CA', {
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: ctx.site.timeZone,
  })
  const entries = cards.map((card) => {
    const [day = '', time = ''] = clock.format(new Date(card.date)).split(', ')
    return { day, time, card }
  })
  const next = await nextMoment(ctx, [collection.id])
  return {
    data: { today, entries, isChosen: true },
    tags: [...tag, ...tags],
    until: next && next < until ? next : until,
  }
}
