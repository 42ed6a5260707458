import { contractsOf } from '#features/pages/server'
import { siteTables } from '#platform/database'
import { type Asset, assetUrl } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import type { Document } from '#platform/document'
import { cacheTag, type VisitorContext } from '#platform/context'
import { enumerations, type Locks } from '#platform/contract'
import type { PageContext } from '#platform/render'
import type { Loaded } from '#platform/render/server'
import {
  type Author,
  type Collection,
  choicePath,
  collectionPath,
  feedPath,
  type ItemSettings,
  itemSettingsSchema,
  labelPath,
  longDate,
  opening,
  readingMinutes,
  wordsIn,
} from '../../contract/index.ts'
import type { ItemFrameData } from '../../contract/item-frame.ts'
import { readableText } from '../../contract/readable-text.ts'
import { authorById } from '../authors/authors.queries.ts'
import { collectionById } from '../base/collections.queries.ts'
import type { ItemsTable, LabelsTable } from '../content.tables.ts'
import { neighboursOf } from '../base/items.queries.ts'

/**
 * Loads title, date, author, labels and neighbours of an item: of its draft in the editor, else of the published
 * version.
 */
export async function loadItemFrame(
  ctx: VisitorContext,
  document: Document,
  page: PageContext,
): Promise<Loaded<ItemFrameData>> {
  const settings = itemSettingsSchema.parse(document.settings)
  const [collection, author, labels, row] = [
    await collectionById(ctx, settings.collection),
    settings.author ? await authorById(ctx, settings.author) : null,
    await labelRows(ctx, settings),
    await itemRow(ctx, document.id),
  ]
  const assets = await assetsByIds(
    ctx,
    [settings.image, author?.image].flatMap((id) => id ?? []),
  )
  const near = collection
    ? await nearOf(ctx, { document, settings, collection, row: row ?? null, opened: page.locks })
    : { previous: undefined, next: undefined }
  const text = readableText(document, contractsOf(ctx))
  const words = wordsIn(text)
  const date = settings.date ? new Date(settings.date) : (row?.dated_at ?? ctx.now())
  return {
    data: {
      kind: document.kind as ItemFrameData['kind'],
      title: settings.title,
      path: page.path,
      words,
      minutes: readingMinutes(words),
      date: date.toISOString(),
      dateText: longDate(date, ctx.site.locale, ctx.site.timeZone),
      changedAt: (row?.changed_at ?? date).toISOString(),
      description: settings.seoDescription || settings.description || opening(text, 160),
      author: author ? authorLink(author, assets, collection) : null,
      ...labelLinks(settings, labels, collection),
      image: assets.get(settings.image ?? '') ?? null,
      showsImage: settings.imageAbove || isImage(collection),
      source: sourceOf(settings.sourceUrl),
      collection: collection ? collectionLink(collection) : null,
      shares: collection?.settings.share === true,
      previous: near.previous ? { name: near.previous.title, path: near.previous.path } : null,
      next: near.next ? { name: near.next.title, path: near.next.path } : null,
    },
    tags: [
      cacheTag.item(document.id),
      cacheTag.collectionSettings(settings.collection),
      ...(settings.author ? [cacheTag.author(settings.author)] : []),
      ...[...settings.tags, ...settings.categories].map((id) => cacheTag.label(id)),
      ...[near.previous, near.next].flatMap((item) => (item ? [cacheTag.item(item.id)] : [])),
      ...[...assets.keys()].map((id) => cacheTag.asset(id)),
    ],
  }
}

async function itemRow(ctx: VisitorContext, id: string) {
  return siteTables(ctx).selectFrom('items').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the absolute address of an image file, for other programs. */
export function absoluteImage(baseUrl: string, asset: Asset): string {
  return baseUrl + assetUrl(asset.id, asset.file)
}

/** True for items of a gallery, whose image is the subject of the page. */
function isImage(collection: Collection | null): boolean {
  const { gallery, album, mosaic } = enumerations.collectionTypes
  return collection !== null && [gallery, album, mosaic].includes(collection.type as never)
}

async function nearOf(
  ctx: VisitorContext,
  details: {
    document: Document
    settings: ItemSettings
    collection: Collection
    row: ItemsTable | null
    opened: Locks
  },
) {
  const { document, settings, collection, row, opened } = details
  const place = row ?? {
    id: document.id,
    collection_id: collection.id,
    position: settings.position,
    title: settings.title,
    dated_at: settings.date ? new Date(settings.date) : ctx.now(),
  }
  return await neighboursOf(ctx, place, { order: collection.settings.order, opened })
}

async function labelRows(ctx: VisitorContext, { tags, categories }: ItemSettings): Promise<LabelsTable[]> {
  const ids = [...tags, ...categories]
  if (ids.length === 0) return []
  return await siteTables(ctx).selectFrom('labels').selectAll().where('id', 'in', ids).orderBy('name').execute()
}

function labelLinks(settings: ItemSettings, labels: readonly LabelsTable[], collection: Collection | null) {
  const linked = (kind: 'tag' | 'category', ids: readonly string[]) =>
    labels
      .filter((label) => label.kind === kind && ids.includes(label.id))
      .map(({ name, slug }) => ({ name, path: labelPath(collection?.slug ?? '', kind, slug) }))
  return { tags: linked('tag', settings.tags), categories: linked('category', settings.categories) }
}

function authorLink(
  author: Author,
  assets: ReadonlyMap<string, Asset>,
  collection: Collection | null,
): ItemFrameData['author'] {
  const { name, slug, about, website, image } = author
  const path = choicePath(collection?.slug ?? '', { author: slug, page: 1 })
  return {
    name,
    path,
    about,
    website: /^https?:\/\//i.test(website) && URL.canParse(website) ? website : '',
    image: assets.get(image ?? '') ?? null,
  }
}

function collectionLink({ title, slug, settings }: Collection): ItemFrameData['collection'] {
  const path = collectionPath(slug)
  return {
    title,
    path,
    feed: settings.feed.enabled ? { title: settings.feed.title || title, path: feedPath(path) } : null,
  }
}

function sourceOf(url: string): ItemFrameData['source'] {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  return { href: url, place: new URL(url).hostname.replace(/^www\./, '') }
}
