import { assetUrl } from '#features/media/contract'
import { publishedDocuments } from '#features/pages/server'
import { type CacheTag, cacheTag, type VisitorContext } from '#platform/context'
import { enumerations, everybody } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import {
  type Collection,
  choiceOf,
  choicePath,
  contentProblems,
  feedPath,
  type ItemCard,
} from '../../contract/index.ts'
import { collectionsOf } from '../base/collections.queries.ts'
import { feedHtml } from './feed-html.tsx'
import { itemCards } from '../items/item-cards.ts'
import { type ItemFilter, nextMoment, visibleItems } from '../base/items.queries.ts'
import { labelBySlug } from '../labels/labels.queries.ts'
import { xmlData, xmlElement, xmlText } from './xml.ts'

/** Returns the feed of the first public blog of the site: the meaning of `/feed` in other systems. */
export async function siteFeed(ctx: VisitorContext): Promise<Answer<string>> {
  const blog = (await collectionsOf(ctx, { opened: everybody })).find(
    ({ type, settings }) => type === enumerations.collectionTypes.blog && settings.feed.enabled,
  )
  if (!blog) throw contentProblems.feedMissing()
  return await feedOf(ctx, blog, `/${blog.slug}`)
}

export async function collectionFeed(ctx: VisitorContext, { '*': rest }: { '*': string }): Promise<Answer<string>> {
  const path = `/${rest.replace(/^\/|\/$/g, '')}`
  const collection = (await collectionsOf(ctx, { opened: everybody }))
    .filter(
      ({ slug, settings }) =>
        settings.feed.enabled && (slug === '' || path === `/${slug}` || path.startsWith(`/${slug}/`)),
    )
    .sort((a, b) => b.slug.length - a.slug.length)[0]
  if (!collection) throw contentProblems.feedMissing()
  return await feedOf(ctx, collection, path)
}

/** Returns the newest items, whole or as excerpts. Content behind a password is never included. */
async function feedOf(ctx: VisitorContext, collection: Collection, path: string): Promise<Answer<string>> {
  const choice = choiceOf(collection.slug, path, {})
  const label = await chosenLabel(ctx, collection, choice)
  if (choicePath(collection.slug, { ...choice, page: 1 }) !== path && path !== '/') throw contentProblems.feedMissing()
  const filter: ItemFilter = {
    collectionId: collection.id,
    opened: everybody,
    ...(label ? { labelIds: [label.id] } : {}),
  }
  const items = await visibleItems(ctx, filter, { order: 'newest', limit: collection.settings.feed.count })
  const { cards, tags } = await itemCards(ctx, items, new Map([[collection.id, collection]]))
  const bodies = collection.settings.feed.whole
    ? await bodiesOf(ctx, cards)
    : new Map<string, { html: string; tags: readonly CacheTag[] }>()
  const until = await nextMoment(ctx, [collection.id])
  const title = [label?.name, collection.settings.feed.title || collection.title, ctx.site.title]
    .filter(Boolean)
    .join(' · ')
  return answer({
    type: 'application/rss+xml; charset=utf-8',
    body: feedXml(ctx, { collection, title, path, cards, bodies }),
    tags: [
      cacheTag.collection(collection.id),
      cacheTag.collectionSettings(collection.id),
      cacheTag.site,
      ...tags,
      ...[...bodies.values()].flatMap((body) => body.tags),
    ],
    ...(until ? { until } : {}),
  })
}

async function chosenLabel(ctx: VisitorContext, collection: Collection, choice: { tag?: string; category?: string }) {
  const [kind, slug] = choice.tag ? (['tag', choice.tag] as const) : (['category', choice.category] as const)
  if (!slug) return null
  const label = await labelBySlug(ctx, collection.id, kind, slug)
  if (!label) throw contentProblems.feedMissing()
  return label
}

async function bodiesOf(
  ctx: VisitorContext,
  cards: readonly ItemCard[],
): Promise<Map<string, { html: string; tags: readonly CacheTag[] }>> {
  const paths = new Map(cards.map(({ id, path }) => [id, path]))
  const bodies = new Map<string, { html: string; tags: readonly CacheTag[] }>()
  for (const { document } of cards.length > 0 ? await publishedDocuments(ctx, { ids: [...paths.keys()] }) : []) {
    bodies.set(document.id, await feedHtml(ctx, document, paths.get(document.id) ?? '/'))
  }
  return bodies
}

interface FeedParts {
  collection: Collection
  title: string
  path: string
  cards: readonly ItemCard[]
  bodies: ReadonlyMap<string, { html: string }>
}

function feedXml({ site }: VisitorContext, { collection, title, path, cards, bodies }: FeedParts): string {
  const url = (to: string): string => site.baseUrl + encodeURI(to)
  const newest = cards[0]
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    xmlElement('title', title),
    xmlElement('link', url(path)),
    `<atom:link href="${xmlText(url(feedPath(path)))}" rel="self" type="application/rss+xml"/>`,
    xmlElement('description', collection.settings.feed.description || title),
    xmlElement('language', site.locale),
    newest ? xmlElement('lastBuildDate', new Date(newest.date).toUTCString()) : '',
    ...cards.map((card) => itemXml(card, url, site.baseUrl, bodies.get(card.id)?.html ?? '')),
    '</channel></rss>',
  ].join('')
}

function itemXml(card: ItemCard, url: (path: string) => string, baseUrl: string, html: string): string {
  const image = card.image
    ? `<media:content url="${xmlText(baseUrl + assetUrl(card.image.id, card.image.file))}" medium="image"/>`
    : ''
  return [
    '<item>',
    xmlElement('title', card.title),
    xmlElement('link', url(card.path)),
    xmlElement('guid', card.id, ' isPermaLink="false"'),
    xmlElement('pubDate', new Date(card.date).toUTCString()),
    card.author ? xmlElement('dc:creator', card.author.name) : '',
    ...[...card.categories, ...card.tags].map(({ name }) => xmlElement('category', name)),
    xmlElement('description', card.excerpt),
    html ? xmlData('content:encoded', html) : '',
    image,
    '</item>',
  ].join('')
}
