import { isOpenTo, openPageCopies, publishedDocuments } from '#features/pages/server'
import { pathsOfDocuments } from '#features/pages/server'
import type { OutsideTransaction, PlatformContext, Site, SiteContext, SiteTransaction } from '#platform/context'
import { everybody } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { sql } from 'kysely'
import { bodyOf } from './page-body.ts'

/** A page or post in the terms of other systems. */
export interface PublishedText {
  id: string
  kind: 'page' | 'post'
  title: string
  slug: string
  path: string
  excerpt: string
  seoTitle: string
  seoDescription: string
  at: Date
  changedAt: Date
  author: string
  isFeatured: boolean
  /** Address of the featured image; '' without one. */
  image: string
  tags: string[]
  categories: string[]
  /** HTML of simple elements, with absolute addresses. */
  body: string
}

const together = 25

/** Yields every public page and post with its published body. */
export async function* publishedTexts(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
): AsyncGenerator<PublishedText> {
  const texts = await inSite(ctx, site, async (tx) => {
    const within = { ...tx, locale: languageOf(site.locale) }
    return [...(await pages(within)), ...(await posts(within))]
  })
  const copy = await openPageCopies(ctx, site)
  for (let at = 0; at < texts.length; at += together) {
    const some = texts.slice(at, at + together)
    const copies = new Map((await copy(some.map(({ path }) => encodeURI(path)))).map((page) => [page.url, page.html]))
    for (const text of some) {
      const html = copies.get(encodeURI(text.path))
      if (html === undefined) continue
      const { body, image } = bodyOf(html, site.baseUrl + encodeURI(text.path))
      yield { ...text, body, image: text.image || (text.kind === 'post' ? image : '') }
    }
  }
}

async function pages(ctx: SiteTransaction): Promise<PublishedText[]> {
  const documents = (await publishedDocuments(ctx, { kind: 'page' })).filter(({ locks }) => locks.length === 0)
  const paths = await pathsOfDocuments(
    ctx,
    documents.map(({ document }) => document.id),
  )
  return documents.flatMap(({ document, publishedAt }) => {
    const path = paths.get(document.id)
    if (path === undefined) return []
    const {
      title = '',
      slug = '',
      description = '',
      seoTitle = '',
      seoDescription = '',
    } = document.settings as Partial<Record<'title' | 'slug' | 'description' | 'seoTitle' | 'seoDescription', string>>
    return [
      {
        id: document.id,
        kind: 'page' as const,
        title,
        slug: slug || path.split('/').at(-1) || 'home',
        path,
        excerpt: description,
        seoTitle,
        seoDescription,
        at: publishedAt,
        changedAt: publishedAt,
        author: '',
        isFeatured: false,
        image: '',
        tags: [],
        categories: [],
        body: '',
      },
    ]
  })
}

async function posts(ctx: SiteTransaction): Promise<PublishedText[]> {
  const rows = await siteTables(ctx)
    .selectFrom('items')
    .leftJoin('authors', (join) =>
      join.onRef('authors.website_id', '=', 'items.website_id').onRef('authors.id', '=', 'items.author_id'),
    )
    .select([
      'items.id',
      'items.title',
      'items.slug',
      'items.path',
      'items.excerpt',
      'items.dated_at',
      'items.changed_at',
    ])
    .leftJoin('documents', (join) =>
      join.onRef('documents.website_id', '=', 'items.website_id').onRef('documents.id', '=', 'items.id'),
    )
    .leftJoin('document_revisions', (join) =>
      join
        .onRef('document_revisions.website_id', '=', 'items.website_id')
        .onRef('document_revisions.id', '=', 'documents.published_revision_id'),
    )
    .select(['items.is_featured', 'authors.name as author'])
    .select([settingOf('seoTitle').as('seoTitle'), settingOf('seoDescription').as('seoDescription')])
    .where('items.visible_from', '<=', ctx.now())
    .where(isOpenTo(everybody, 'items'))
    .orderBy('items.dated_at')
    .orderBy('items.id')
    .execute()
  const labels = await labelsOf(ctx)
  return rows.map((row) => {
    const own = labels.get(row.id) ?? []
    const named = (kind: string): string[] => own.filter((label) => label.kind === kind).map(({ name }) => name)
    return {
      id: row.id,
      kind: 'post' as const,
      title: row.title,
      slug: row.slug,
      path: row.path,
      excerpt: row.excerpt,
      seoTitle: row.seoTitle ?? '',
      seoDescription: row.seoDescription ?? '',
      at: row.dated_at,
      changedAt: row.changed_at,
      author: row.author ?? '',
      isFeatured: row.is_featured,
      image: '',
      tags: named('tag'),
      categories: named('category'),
      body: '',
    }
  })
}

/** Settings of the published revision. */
const settingOf = (name: 'seoTitle' | 'seoDescription') =>
  sql<string | null>`document_revisions.document -> 'settings' ->> ${sql.lit(name)}`

async function labelsOf(ctx: SiteContext): Promise<Map<string, { kind: string; name: string }[]>> {
  const rows = await siteTables(ctx)
    .selectFrom('item_labels')
    .innerJoin('labels', (join) =>
      join.onRef('labels.website_id', '=', 'item_labels.website_id').onRef('labels.id', '=', 'item_labels.label_id'),
    )
    .select(['item_labels.item_id', 'labels.kind', 'labels.name'])
    .orderBy('labels.name')
    .execute()
  return Map.groupBy(rows, ({ item_id: id }) => id)
}
