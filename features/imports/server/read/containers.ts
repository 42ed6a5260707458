import type { ExportedAuthor, ExportedComment, ExportedItem, ExportedSite, ExportedTerm } from './records.ts'

/** An element of the file with fields. */
export interface Container {
  name: string
  fields: Map<string, string>
  terms: { taxonomy: string; slug: string; name: string }[]
  meta: { key: string; value: string }[]
  comments: ExportedComment[]
  isOversized: boolean
  /** Number of its stored characters, and a few for each part. */
  weight: number
}

export function emptyContainer(name: string): Container {
  return { name, fields: new Map(), terms: [], meta: [], comments: [], isOversized: false, weight: 0 }
}

const fieldText = (from: Container, name: string): string => (from.fields.get(name) ?? '').trim()

export function siteOf(from: Container): ExportedSite {
  return {
    kind: 'site',
    title: fieldText(from, 'title'),
    description: fieldText(from, 'description'),
    link: fieldText(from, 'link'),
    language: fieldText(from, 'language'),
    baseSiteUrl: fieldText(from, 'wp:base_site_url'),
    baseBlogUrl: fieldText(from, 'wp:base_blog_url'),
    version: fieldText(from, 'wp:wxr_version'),
    generator: fieldText(from, 'generator'),
  }
}

export function authorOf(from: Container): ExportedAuthor {
  const names = [fieldText(from, 'wp:author_first_name'), fieldText(from, 'wp:author_last_name')].filter(
    (part) => part !== '',
  )
  const name = fieldText(from, 'wp:author_display_name') || names.join(' ')
  return {
    kind: 'author',
    id: fieldText(from, 'wp:author_id'),
    login: fieldText(from, 'wp:author_login'),
    email: fieldText(from, 'wp:author_email'),
    name,
  }
}

export function termOf(from: Container): ExportedTerm {
  const id = fieldText(from, 'wp:term_id')
  if (from.name === 'wp:category')
    return {
      kind: 'term',
      taxonomy: 'category',
      id,
      slug: fieldText(from, 'wp:category_nicename'),
      name: fieldText(from, 'wp:cat_name'),
      parent: fieldText(from, 'wp:category_parent'),
    }
  if (from.name === 'wp:tag')
    return {
      kind: 'term',
      taxonomy: 'post_tag',
      id,
      slug: fieldText(from, 'wp:tag_slug'),
      name: fieldText(from, 'wp:tag_name'),
      parent: '',
    }
  const taxonomy = fieldText(from, 'wp:term_taxonomy')
  return {
    kind: 'term',
    taxonomy,
    id,
    slug: fieldText(from, 'wp:term_slug'),
    name: fieldText(from, 'wp:term_name'),
    parent: fieldText(from, 'wp:term_parent'),
  }
}

export function commentOf(from: Container): ExportedComment {
  const metaOf = (name: string): string => from.meta.find(({ key }) => key.trim() === name)?.value.trim() ?? ''
  const rating = metaOf('rating')
  return {
    id: fieldText(from, 'wp:comment_id'),
    author: fieldText(from, 'wp:comment_author'),
    email: fieldText(from, 'wp:comment_author_email'),
    url: fieldText(from, 'wp:comment_author_url'),
    date: fieldText(from, 'wp:comment_date'),
    dateGmt: fieldText(from, 'wp:comment_date_gmt'),
    content: fieldText(from, 'wp:comment_content'),
    approved: fieldText(from, 'wp:comment_approved'),
    type: fieldText(from, 'wp:comment_type'),
    parent: fieldText(from, 'wp:comment_parent'),
    ...(rating !== '' && { rating }),
    ...(metaOf('verified') === '1' && { isVerified: true }),
  }
}

export function itemOf(from: Container, ordinal: number): ExportedItem {
  return {
    kind: 'item',
    ordinal,
    type: fieldText(from, 'wp:post_type'),
    postId: fieldText(from, 'wp:post_id'),
    title: fieldText(from, 'title'),
    link: fieldText(from, 'link'),
    guid: fieldText(from, 'guid'),
    author: fieldText(from, 'dc:creator'),
    // The content of a plain feed, which is empty in WordPress.
    body: from.fields.get('content:encoded') || (from.fields.get('description') ?? ''),
    excerpt: fieldText(from, 'excerpt:encoded'),
    status: fieldText(from, 'wp:status'),
    date: fieldText(from, 'wp:post_date'),
    dateGmt: fieldText(from, 'wp:post_date_gmt'),
    pubDate: fieldText(from, 'pubdate'),
    modifiedGmt: fieldText(from, 'wp:post_modified_gmt'),
    slug: fieldText(from, 'wp:post_name'),
    parentId: fieldText(from, 'wp:post_parent'),
    menuOrder: fieldText(from, 'wp:menu_order'),
    password: fieldText(from, 'wp:post_password'),
    isSticky: fieldText(from, 'wp:is_sticky') === '1',
    attachmentUrl: fieldText(from, 'wp:attachment_url'),
    commentStatus: fieldText(from, 'wp:comment_status'),
    terms: from.terms,
    meta: from.meta,
    comments: from.comments,
    oversized: from.isOversized,
  }
}
