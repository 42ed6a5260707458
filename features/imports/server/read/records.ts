import type { ImportNote } from '../../contract/import.schema.ts'
import type { ImportLook } from '../../contract/look.schema.ts'

/** The records of an export file, exactly as the file has them, without checks or conversion. */
export interface ExportedSite {
  kind: 'site'
  title: string
  description: string
  link: string
  language: string
  baseSiteUrl: string
  baseBlogUrl: string
  version: string
  generator: string
  /** Design of the site, where its pages were read. */
  look?: Omit<ImportLook, 'isTaken'>
}

export interface ExportedAuthor {
  kind: 'author'
  id: string
  login: string
  email: string
  name: string
}

export interface ExportedTerm {
  kind: 'term'
  /** `category`, `post_tag`, `nav_menu` or a custom one. */
  taxonomy: string
  id: string
  slug: string
  name: string
  parent: string
}

export interface ExportedComment {
  id: string
  author: string
  email: string
  url: string
  date: string
  dateGmt: string
  content: string
  approved: string
  type: string
  parent: string
  /** Stars of a review, as its shop stored them; absent for other comments. */
  rating?: string
  /** Whether the shop verified the purchase behind a review. */
  isVerified?: boolean
}

export interface ExportedItem {
  kind: 'item'
  /** Position in the file, from 1. */
  ordinal: number
  type: string
  postId: string
  title: string
  link: string
  guid: string
  author: string
  body: string
  excerpt: string
  status: string
  date: string
  dateGmt: string
  pubDate: string
  modifiedGmt: string
  slug: string
  parentId: string
  menuOrder: string
  password: string
  isSticky: boolean
  attachmentUrl: string
  commentStatus: string
  terms: { taxonomy: string; slug: string; name: string }[]
  meta: { key: string; value: string }[]
  comments: ExportedComment[]
  /** Whether a part of it exceeded a limit and is missing. */
  oversized: boolean
  /** Notes about its content, of the reader that converted it. */
  remarks?: readonly ImportNote[]
}

/** The last record, which states whether the file was complete. */
export interface ExportedEnd {
  kind: 'end'
  isCutOff: boolean
}

export type Exported = ExportedSite | ExportedAuthor | ExportedTerm | ExportedItem | ExportedEnd
