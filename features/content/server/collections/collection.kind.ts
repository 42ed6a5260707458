import { siteTables } from '#platform/database'
import type { Document } from '#platform/document'
import { cacheTag, type DocumentKindDefinition, type HeadParts, provided, type VisitorContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import type { PageContext } from '#platform/render'
import type { Loaded } from '#platform/render/server'
import {
  type CollectionIndexSettings,
  collectionIndexSettingsSchema,
  collectionPath,
  feedPath,
  indexQuery,
} from '../../contract/index.ts'
import type { IndexData } from '../../contract/item-card.ts'
import { collectionTypes } from '../extension-points.ts'
import { collectionById, collectionOfIndex } from '../base/collections.queries.ts'
import { loadIndex } from './load-index.ts'

interface IndexFrameData {
  index: IndexData | null
  feed: { title: string; path: string } | null
  /** For a collection type of another feature. */
  head?: HeadParts
}

/** The document with the layout of a collection's index, which also serves tags, categories, authors and months. */
export const collectionKind: DocumentKindDefinition<CollectionIndexSettings> = {
  kind: 'collection',
  settings: collectionIndexSettingsSchema,
  query: indexQuery,
  address: async (ctx, document) => {
    const { collection: id } = collectionIndexSettingsSchema.parse(document.settings)
    const collection = await collectionById(ctx, id)
    return collection && { path: collectionPath(collection.slug), pageType: enumerations.pageTypes.collection }
  },
  published: async (ctx, { document }) => {
    const settings = collectionIndexSettingsSchema.parse(document.settings)
    const title = settings.title.trim()
    if (title)
      await siteTables(ctx).updateTable('collections').set({ title }).where('id', '=', settings.collection).execute()
    return [cacheTag.collection(settings.collection), cacheTag.collectionSettings(settings.collection), cacheTag.nav]
  },
  unpublished: async (ctx, { documentId }) => {
    const collection = await collectionOfIndex(ctx, documentId)
    return collection ? [cacheTag.collection(collection.id), cacheTag.nav] : []
  },
  frame: { view: ({ children }) => children, load: loadFrame, head: indexHead, css: '' },
}

async function loadFrame(
  ctx: VisitorContext,
  document: Document,
  page: PageContext & { query?: Readonly<Record<string, string>> },
): Promise<Loaded<IndexFrameData>> {
  const collection = await collectionOfIndex(ctx, document.id)
  const own = collection && provided(ctx.product, collectionTypes).get(String(collection.type))
  if (own) {
    const { data: head, ...loaded } = await own.head(ctx, document, page)
    return {
      ...loaded,
      data: { index: null, feed: null, head },
      tags: [...loaded.tags, cacheTag.collectionSettings(collection.id)],
    }
  }
  const index = await loadIndex(ctx, { ...page, documentId: document.id })
  const feed = collection?.settings.feed.enabled
    ? { title: collection.settings.feed.title || collection.title, path: feedPath(collectionPath(collection.slug)) }
    : null
  return {
    ...index,
    data: { index: index.data, feed },
    tags: [...index.tags, ...(collection ? [cacheTag.collectionSettings(collection.id)] : [])],
  }
}

/** Each part and page of an index has its own canonical address. */
function indexHead({ index, feed, head }: IndexFrameData, page: PageContext): HeadParts {
  if (head) return head
  if (!index) return {}
  const title = [index.choice?.name, index.title].filter(Boolean).join(' · ')
  const crumbs = [
    { name: page.site.title, path: '/' },
    { name: index.title, path: index.path },
  ].filter((step, at) => at === 0 || step.path !== '/')
  return {
    ...(index.choice ? { title } : {}),
    ...(index.choice?.about ? { description: index.choice.about } : {}),
    feeds: feed ? [feed] : [],
    ...(index.previous ? { previous: index.previous } : {}),
    ...(index.next ? { next: index.next } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          item: page.site.baseUrl + encodeURI(path),
        })),
      },
    ],
  }
}
