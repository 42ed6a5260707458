import type { ExportedAuthor, ExportedComment, ExportedItem, ExportedSite, ExportedTerm } from './records.ts'

/** An element of the file that holds fields. */
export interface Container {
  name: string
  fields: Map<string, string>
  terms: { taxonomy: string; slug: string; name: string }[]
  meta: { key: string; value: string }[]
  comments: ExportedComment[]
  isOversized: boolean
}

export function emptyContainer(name: string): Container {
  return { name, fields: new Map(), terms: [], meta: [], comments: [], isOversized: false }
}

const one = (from: Container, name: string): string => (from.fields.get(name) ?? '').trim()

export function siteOf(from: Container): ExportedSite {
  return {
    kind: 'site',
    title: one(from, 'title'),
    description: one(from, 'description'),
    link: one(from, 'link'),
    language: one(from, 'language'),
    baseSiteUrl: one(from, 'wp:base_site_url'),
    baseBlogUrl: one(from, 'wp:base_blog_url'),
    version: one(from, 'wp:wxr_version'),
    generator: one(from, 'generator'),
  }
}

export function authorOf(from: Container): ExportedAuthor {
  const names = [one(from, 'wp:author_first_name'), one(from, 'wp:author_last_name')].filter((part) => part !== '')
  const name = one(from, 'wp:author_display_name') || names.join(' ')
  return {
    kind: 'author',
    id: one(from, 'wp:author_id'),
    login: one(from, 'wp:author_login'),
    email: one(from, 'wp:author_email'),
    name,
  }
}

export function termOf(from: Container): ExportedTerm {
  const id = one(from, 'wp:term_id')
  if (from.name === 'wp:category')
    return {
      kind: 'term',
      taxonomy: 'category',
      id,
      slug: one(from, 'wp:category_nicename'),
      name: one(from, 'wp:cat_name'),
      parent: one(from, 'wp:category_parent'),
    }
  if (from.name === 'wp:tag')
    return {
      kind: 'term',
      taxonomy: 'post_tag',
      id,
      slug: one(from, 'wp:tag_slug'),
      name: one(from, 'wp:tag_name'),
      parent: '',
    }
  const taxonomy = one(from, 'wp:term_taxonomy')
  return {
    kind: 'term',
    taxonomy,
    id,
    slug: one(from, 'wp:term_slug'),
    name: one(from, 'wp:term_name'),
    parent: one(from, 'wp:term_parent'),
  }
}

export function commentOf(from: Container): ExportedComment {
  return {
    id: one(from, 'wp:comment_id'),
    author: one(from, 'wp:comment_author'),
    email: one(from, 'wp:comment_author_email'),
    url: one(from, 'wp:comment_author_url'),
    date: one(from, 'wp:comment_date'),
    dateGmt: one(from, 'wp:comment_date_gmt'),
    content: one(from, 'wp:comment_content'),
    approved: one(from, 'wp:comment_approved'),
    type: one(from, 'wp:comment_type'),
    parent: one(from, 'wp:comment_parent'),
  }
}

export function itemOf(from: Container, ordinal: number): ExportedItem {
  return {
    kind: 'item',
    ordinal,
    type: one(from, 'wp:post_type'),
    postId: one(from, 'wp:post_id'),
    title: one(from, 'title'),
    link: one(from, 'link'),
    guid: one(from, 'guid'),
    author: one(from, 'dc:creator'),
    // A plain feed has its words here; WordPress leaves it empty.
    body: from.fields.get('content:encoded') || (from.fields.get('description') ?? ''),
    excerpt: one(from, 'excerpt:encoded'),
    status: one(from, 'wp:status'),
    date: one(from, 'wp:post_date'),
    dateGmt: one(from, 'wp:post_date_gmt'),
    pubDate: one(from, 'pubdate'),
    modifiedGmt: one(from, 'wp:post_modified_gmt'),
    slug: one(from, 'wp:post_name'),
    parentId: one(from, 'wp:post_parent'),
    menuOrder: one(from, 'wp:menu_order'),
    password: one(from, 'wp:post_password'),
    isSticky: one(from, 'wp:is_sticky') === '1',
    attachmentUrl: one(from, 'wp:attachment_url'),
    commentStatus: one(from, 'wp:comment_status'),
    terms: from.terms,
    meta: from.meta,
    comments: from.comments,
    oversized: from.isOversized,
  }
}
