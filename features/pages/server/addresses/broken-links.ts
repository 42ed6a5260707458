import { sql } from 'kysely'
import { siteTables } from '#platform/database'
import type { Document } from '#platform/document'
import type { OwnerContext, SiteContext } from '#platform/context'
import type { Output } from '#platform/contract'
import { checkLink, normalPath, pagesMessages, type pagesApi, runsCode } from '../../contract/index.ts'
import { requireDocument } from '../base/documents.queries.ts'

type Broken = Output<typeof pagesApi.brokenLinks>['links'][number]
interface FoundLink {
  link: string
  blockId: string | null
  field: string
}

/**
 * Links of the draft that break a rule, lead to a path where visitors would find nothing, or name an anchor that is not
 * on the page.
 */
export async function brokenLinks(ctx: OwnerContext, { id }: { id: string }): Promise<{ links: Broken[] }> {
  ctx.require('content.edit')
  const { head } = await requireDocument(ctx, id)
  return { links: await brokenLinksOf(ctx, head) }
}

/** Returns the broken links of a document. */
export async function brokenLinksOf(ctx: SiteContext, head: Document): Promise<Broken[]> {
  const host = new URL(ctx.site.baseUrl).host
  const found = linksOf(head)
  const paths = await knownPaths(
    ctx,
    found.flatMap(({ link }) => pathOf(link, host) ?? []),
  )
  const drafts = await draftsAt(
    ctx,
    found.flatMap(({ link }) => pathOf(link, host) ?? []).filter((path) => !paths.has(path)),
  )
  const anchors = anchorsOf(head)
  return found.flatMap((foundLink): Broken[] => {
    const { link } = foundLink
    const fault = faultOf(link, host, paths, anchors)
    if (!fault) return []
    const draft = drafts.get(pathOf(link, host) ?? '')
    if (draft) {
      const sentence = pagesMessages(ctx.locale, 'link.notPublished', { link, title: draft.title })
      return [{ ...foundLink, fault: 'notPublished', sentence, documentId: draft.id }]
    }
    const sentence = pagesMessages(ctx.locale, `link.${fault.name}`, { link, max: fault.max ?? 0 })
    return [{ ...foundLink, fault: fault.name, sentence, documentId: null }]
  })
}

/** Draft pages that will have these paths after publishing. */
async function draftsAt(
  ctx: SiteContext,
  paths: readonly string[],
): Promise<ReadonlyMap<string, { id: string; title: string }>> {
  if (paths.length === 0) return new Map()
  const slug = sql<string>`head -> 'settings' ->> 'slug'`
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .select(['id', slug.as('slug'), sql<string>`coalesce(head -> 'settings' ->> 'title', '')`.as('title')])
    .where('kind', '=', 'page')
    .where('deleted_at', 'is', null)
    .where(
      slug,
      'in',
      paths.map((path) => path.slice(1)),
    )
    .execute()
  return new Map(rows.map((row) => [`/${row.slug}`, row]))
}

type FaultName = NonNullable<ReturnType<typeof checkLink>['fault']> | 'nothingThere' | 'noSuchAnchor'

function faultOf(
  link: string,
  host: string,
  paths: ReadonlySet<string>,
  anchors: ReadonlySet<string>,
): { name: FaultName; max?: number } | null {
  const checked = checkLink(link, host)
  if (checked.fault) return { name: checked.fault, max: checked.max }
  if (runsCode(link)) return { name: 'unsafe' }
  if (checked.category === 'anchor') return link === '#' || anchors.has(link.slice(1)) ? null : { name: 'noSuchAnchor' }
  const path = pathOf(link, host)
  return path !== null && !paths.has(path) ? { name: 'nothingThere' } : null
}

function pathOf(link: string, host: string): string | null {
  if (checkLink(link, host).category !== 'content') return null
  return normalPath(link.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/)[0] ?? '/')
}

async function knownPaths(ctx: SiteContext, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set()
  const rows = await siteTables(ctx)
    .selectFrom('addresses')
    .select('path')
    .where('path', 'in', [...new Set(paths)])
    .execute()
  return new Set([...rows.map(({ path }) => path), '/', '/search'])
}

function anchorsOf(document: Document): ReadonlySet<string> {
  const ids = Object.keys(document.blocks).map((id) => `block-${id}`)
  return new Set([
    ...Object.values(document.sections).map(({ anchor }) => anchor),
    ...Object.keys(document.sections),
    ...ids,
  ])
}

function linksOf(document: Document): FoundLink[] {
  return Object.values(document.blocks).flatMap((block) => linksIn(block.props, block.id, ''))
}

const linkKeys: ReadonlySet<string> = new Set(['href', 'clickthroughUrl', 'link'])

function linksIn(value: unknown, blockId: string, field: string): FoundLink[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((entry) => linksIn(entry, blockId, field))
  return Object.entries(value).flatMap(([key, entry]): FoundLink[] => {
    if (typeof entry === 'string')
      return linkKeys.has(key) && entry.trim() !== '' ? [{ link: entry, blockId, field: field || key }] : []
    return linksIn(entry, blockId, field || key)
  })
}
