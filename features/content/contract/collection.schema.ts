import { defaultUrlPattern, isUrlPattern } from '#features/pages/contract'
import { enumerations, idSchema } from '#platform/contract'
import { z } from 'zod'

/** Types of collections that a person can choose. Others belong to their features (store, events, lessons). */
export const collectionTypeNames = ['blog', 'portfolio', 'gallery', 'album', 'generic'] as const
export type CollectionTypeName = (typeof collectionTypeNames)[number]

export const collectionOrders = ['newest', 'oldest', 'title', 'manual'] as const
export type CollectionOrder = (typeof collectionOrders)[number]

export const collectionSettingsSchema = z.object({
  order: z.enum(collectionOrders),
  perPage: z.number().int().min(1).max(100),
  /** Pattern for the slug of a new item: `{year}/{month}/{title}`. */
  itemPattern: z.string().min(1).max(200).refine(isUrlPattern),
  feed: z.object({
    enabled: z.boolean(),
    /** Whether feeds have whole posts, or excerpts with a link. */
    whole: z.boolean(),
    title: z.string().max(200),
    description: z.string().max(1000),
    /** Number of newest posts in the feed. */
    count: z.number().int().min(1).max(100),
  }),
  /** Whether comments on its posts are shown. */
  comments: z.boolean(),
  /** Whether its posts have a share button. */
  share: z.boolean().optional(),
})
export type CollectionSettings = z.infer<typeof collectionSettingsSchema>

export const collectionSchema = z.object({
  id: idSchema,
  /** A number of `collectionTypes`; unknown numbers are read as generic. */
  type: z.number().int(),
  title: z.string().trim().min(1).max(200),
  /** First part of all its paths, without outer slashes; it may be empty for a blog on the front page. */
  slug: z.string().max(200),
  /** The document with the layout of its index. */
  documentId: idSchema,
  settings: collectionSettingsSchema,
  createdAt: z.iso.datetime(),
})
export type Collection = z.infer<typeof collectionSchema>

/** Returns the document kind of a collection's items. Unknown types hold plain items. */
export function itemKindOf(type: number): 'post' | 'project' | 'item' {
  if (type === enumerations.collectionTypes.blog) return 'post'
  if (type === enumerations.collectionTypes.portfolio) return 'project'
  return 'item'
}

export function startingCollectionSettings(type: number): CollectionSettings {
  const isBlog = type === enumerations.collectionTypes.blog
  return {
    order: isBlog ? 'newest' : 'manual',
    perPage: isBlog ? 12 : 50,
    itemPattern: defaultUrlPattern,
    feed: { enabled: isBlog, whole: true, title: '', description: '', count: 20 },
    comments: isBlog,
  }
}
