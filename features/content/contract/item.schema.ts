import { pageSettingsSchema } from '#features/pages/contract'
import { idSchema } from '#platform/contract'
import { z } from 'zod'

/**
 * Settings of posts, projects and plain items. Title, slug, search and access settings are those of pages;
 * `description` is the excerpt. The slug may contain slashes: `2026/11/bread`.
 */
export const itemSettingsSchema = pageSettingsSchema.omit({ pageType: true }).extend({
  title: z.string().max(500).default(''),
  description: z.string().max(5000).default(''),
  collection: idSchema,
  /** Ids of the collection's tags and categories: a rename needs no change here. */
  tags: z.array(idSchema).max(500).default([]),
  categories: z.array(idSchema).max(500).default([]),
  author: idSchema.nullable().default(null),
  /** Displayed date, by which lists are sorted; null for the moment of its first publication. */
  date: z.iso.datetime({ offset: true }).nullable().default(null),
  /** Address of the first publication elsewhere. */
  sourceUrl: z.string().max(2000).default(''),
  /** Featured image in lists. */
  image: idSchema.nullable().default(null),
  /** Whether the image is also shown above the body. */
  imageAbove: z.boolean().default(false),
  comments: z.boolean().default(true),
  featured: z.boolean().default(false),
  /** A number of `itemTypes`; unknown ones are rendered as text. */
  itemType: z.number().int().default(1),
  /** Order key among its siblings when the collection is ordered by hand. */
  position: z.string().max(200).default(''),
})
export type ItemSettings = z.infer<typeof itemSettingsSchema>

/** Settings of the document that lays out a collection's index. */
export const collectionIndexSettingsSchema = pageSettingsSchema
  .omit({ pageType: true })
  .extend({ collection: idSchema })
export type CollectionIndexSettings = z.infer<typeof collectionIndexSettingsSchema>
