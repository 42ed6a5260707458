import type { ArchiveTables } from '#platform/context'
import type { CollectionSettings } from '../contract/index.ts'

export interface CollectionsTable {
  website_id: string
  id: string
  type: number
  title: string
  slug: string
  document_id: string
  settings: CollectionSettings
  created_at: Date
}

export interface AuthorsTable {
  website_id: string
  id: string
  name: string
  slug: string
  about: string
  website: string
  image: string | null
}

export interface LabelsTable {
  website_id: string
  id: string
  collection_id: string
  kind: 'tag' | 'category'
  name: string
  slug: string
}

export interface LabelAliasesTable {
  website_id: string
  collection_id: string
  kind: 'tag' | 'category'
  slug: string
  label_id: string
}

export interface ItemsTable {
  website_id: string
  id: string
  collection_id: string
  kind: 'post' | 'project' | 'item'
  /** Visible from this moment on. */
  visible_from: Date
  /** Displayed date, by which lists are sorted. */
  dated_at: Date
  title: string
  slug: string
  path: string
  excerpt: string
  author_id: string | null
  image: string | null
  position: string
  words: number
  is_featured: boolean
  /** False for items that search engines must not index. */
  is_listed: boolean
  has_comments: boolean
  changed_at: Date
}

export interface ItemLabelsTable {
  website_id: string
  label_id: string
  item_id: string
  dated_at: Date
}

declare module '#platform/database' {
  interface Tables {
    collections: CollectionsTable
    authors: AuthorsTable
    labels: LabelsTable
    label_aliases: LabelAliasesTable
    items: ItemsTable
    item_labels: ItemLabelsTable
  }
}

export const contentInArchives: ArchiveTables = {
  archived: [
    { name: 'authors' },
    { name: 'collections' },
    { name: 'items' },
    { name: 'labels' },
    { name: 'label_aliases' },
    { name: 'item_labels' },
  ],
}
