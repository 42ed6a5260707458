import { isOpenTo, isSiteOpenTo } from '#features/pages/server'
import type { OutsideTransaction, SiteContext } from '#platform/context'
import { enumerations, everybody } from '#platform/contract'
import { inSite, readSql } from '#platform/database'
import type { Bundles } from '#platform/render/server'
import { sql } from 'kysely'
import { searchMessages } from '../contract/index.ts'
import type { CopiedEntry, CopiedSearchWords } from '../visitor/copied-search.behaviour.ts'

export interface SearchCopy {
  html: string
  /** Further files that the page searches; `path` is the one on the site. */
  files: { name: string; entries: CopiedEntry[] }[]
}

/** Limits of an entry: enough to find it by its words, in a file that a phone can load. */
const longestBody = 4000
const mostEntries = 20_000
const indexFile = 'search/index.json'

/** The search page of a copy of the site that no program answers: its script looks through a file. */
export async function searchCopy(
  ctx: OutsideTransaction<SiteContext>,
  html: string,
  { bundleOf, bootUrl }: Bundles,
): Promise<SearchCopy> {
  const script = bundleOf('copied-search')
  const note = /<p class="search-note">[^<]*<\/p>/
  if (script === null || bootUrl === null || !note.test(html)) return { html, files: [] }
  const entries = await inSite(ctx, ctx.site, (tx) => openEntries({ ...tx, locale: ctx.locale }))
  const props = escaped(JSON.stringify({ index: 'index.json', ...wordsIn(ctx) }))
  const island = (inner: string): string =>
    `<quoin-island src="${script}" when="load" props="${props}"><div data-search>${inner}</div></quoin-island>`
  const boot = html.includes(`src="${bootUrl}"`) ? '' : `<script type="module" async src="${bootUrl}"></script>`
  const withoutScripts = `<noscript><p class="search-note">${escaped(searchMessages(ctx.locale, 'copy.scripts'))}</p></noscript>`
  return {
    html: html.replace(note, (text) => `${island(text)}${withoutScripts}`).replace('</head>', `${boot}</head>`),
    files: [{ name: indexFile, entries }],
  }
}

function wordsIn({ locale }: Pick<SiteContext, 'locale'>): CopiedSearchWords {
  return {
    none: searchMessages(locale, 'none', { query: '{query}' }),
    hint: searchMessages(locale, 'hint'),
    one: searchMessages(locale, 'found', { n: 1, query: '{query}' }),
    many: searchMessages(locale, 'copy.found', { n: '{n}', query: '{query}' }),
    failed: searchMessages(locale, 'copy.failed'),
  }
}

async function openEntries(ctx: SiteContext): Promise<CopiedEntry[]> {
  const now = ctx.now()
  const { rows } = await readSql(
    ctx.db,
    sql<CopiedEntry>`
      select entry.path, entry.title, left(entry.body, ${longestBody}) as text
      from search_entries entry
      join documents on documents.website_id = entry.website_id and documents.id = entry.document_id
      where entry.website_id = ${ctx.site.id} and documents.status = ${enumerations.contentStatuses.published}
        and documents.deleted_at is null and ${isOpenTo(everybody)}
      union all
      select entry.path, entry.title, left(entry.body, ${longestBody})
      from search_subjects entry
      where entry.website_id = ${ctx.site.id} and ${isSiteOpenTo(everybody)}
        and (entry.visible_from is null or entry.visible_from <= ${now}) and (entry.visible_until is null or entry.visible_until > ${now})
      order by path limit ${mostEntries}`,
  )
  return rows
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
