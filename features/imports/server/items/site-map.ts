import { siteTables } from '#platform/database'
import { sql } from 'kysely'
import { slugOf } from '#features/pages/contract'
import type { SiteContext } from '#platform/context'
import type { ExportedItem } from '../read/records.ts'
import { ranks } from './classify.ts'
import { slugOfItem } from './item-settings.ts'

interface Entry {
  ordinal: number
  kind: string
  key: string
  postId: string
  parentId: string
  slug: string
}

/** Future path of each document of an import; those of pages include their parents. */
export interface SiteMap {
  slugOf: (ordinal: number) => string
  /** Returns the document with this number on the old site. */
  ofPost: (postId: string) => Entry | null
  /** Links of the old site as paths of this one; others as they are. */
  linkOf: (href: string) => string
}

interface Mapped {
  ctx: SiteContext
  import: { id: string; source: string }
}

/** Reads the few fields for addresses of all documents of the import in one query. */
export async function siteMapOf(run: Mapped): Promise<SiteMap> {
  const field = (name: string) => sql<string>`coalesce(payload ->> ${name}, '')`
  const rows = await siteTables(run.ctx)
    .selectFrom('import_rows')
    .where('import_id', '=', run.import.id)
    .where('rank', '=', ranks.document)
    .select(['ordinal', 'kind', 'source_key as key'])
    .select([
      field('postId').as('postId'),
      field('parentId').as('parentId'),
      field('slug').as('slug'),
      field('link').as('link'),
      field('type').as('type'),
      sql<string>`left(coalesce(payload ->> 'title', ''), 300)`.as('title'),
    ])
    .execute()
  const entries = rows.map(
    (row): Entry => ({ ...row, slug: slugOfItem({ ...row, body: '' } as unknown as ExportedItem) }),
  )
  const byPost = new Map(entries.filter((entry) => entry.postId !== '').map((entry) => [entry.postId, entry]))
  const byOrdinal = new Map(entries.map((entry) => [entry.ordinal, entry]))
  const hosts = new Set([run.import.source.split('/')[0] ?? ''])
  return {
    slugOf: (ordinal) => wholeSlug(byOrdinal.get(ordinal), byPost),
    ofPost: (postId) => byPost.get(postId) ?? null,
    linkOf: (href) => localLink(href, hosts),
  }
}

function wholeSlug(entry: Entry | undefined, byPost: ReadonlyMap<string, Entry>): string {
  if (!entry) return ''
  if (entry.kind !== 'page') return entry.slug
  const parts: string[] = []
  const seen = new Set<Entry>()
  for (let at: Entry | undefined = entry; at && at.kind === 'page' && !seen.has(at); at = byPost.get(at.parentId)) {
    seen.add(at)
    parts.unshift(at.slug)
  }
  return slugOf(parts.join('/'))
}

/** Addresses of the exporting site lose its name: redirects from the old paths lead them on. */
function localLink(href: string, hosts: ReadonlySet<string>): string {
  const url = /^https?:\/\//i.test(href) ? URL.parse(href) : null
  if (!url || !hosts.has(url.host.replace(/^www\./, ''))) return href
  return `${url.pathname}${url.search}${url.hash}`
}
