import { siteTables } from '#platform/database'
import { isOpenTo, pathsOfDocuments, publishedDocuments } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations, everybody } from '#platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { wordsOfQuery } from '../contract/index.ts'
import { isOpen } from './keep-entries.ts'
import { configurationOf, queryText, siteWord } from './text-search.ts'

export interface SearchHits {
  /** Either a document or a subject of another feature. */
  results: readonly { documentId: string | null; subject: string | null; path: string; title: string; body: string }[]
  /** Words as they were compared. */
  words: readonly string[]
  count: number
}

/** Entries beyond this are not counted: nobody turns so many pages. */
const mostCounted = 1000

/** The entries that hold all words of a query, best first. What was taken back a moment ago is left out, whatever the index says. */
export async function find(
  ctx: SiteContext,
  query: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SearchHits> {
  const words = wordsOfQuery(query)
  if (words.length === 0) return { results: [], words, count: 0 }
  const language = configurationOf(ctx.site.locale)
  const wanted = sql`(${siteWord(ctx.site.id)}::tsquery && coalesce(nullif(to_tsquery(${language}::regconfig, ${queryText(words)})::text, '')::tsquery, to_tsquery('simple', ${queryText(words)})))`
  const matches = documentMatches(ctx, wanted).unionAll(subjectMatches(ctx, wanted))
  const { n } = await ctx.db
    .selectFrom(ctx.db.selectFrom(matches.as('match')).select('title').limit(mostCounted).as('counted'))
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const rows = await ctx.db
    .selectFrom(matches.as('match'))
    .select(['documentId', 'subject', 'path', 'title', 'body'])
    .orderBy('rank', 'desc')
    .orderBy('datedAt', 'desc')
    .orderBy('path')
    .limit(limit)
    .offset(offset)
    .execute()
  return { results: await stillOpen(ctx, rows), words, count: Number(n) }
}

function documentMatches(ctx: SiteContext, wanted: RawBuilder<unknown>) {
  return siteTables(ctx)
    .selectFrom('search_entries as entry')
    .innerJoin('documents', (join) =>
      join.onRef('documents.website_id', '=', 'entry.website_id').onRef('documents.id', '=', 'entry.document_id'),
    )
    .where(sql<boolean>`entry.words @@ ${wanted}`)
    .where('documents.status', '=', enumerations.contentStatuses.published)
    .where('documents.deleted_at', 'is', null)
    .where(isOpenTo(everybody))
    .select([
      sql<string | null>`entry.document_id`.as('documentId'),
      sql<string | null>`null::text`.as('subject'),
      'entry.path',
      'entry.title',
      'entry.body',
    ])
    .select([
      sql<Date | null>`entry.dated_at`.as('datedAt'),
      sql<number>`ts_rank_cd(entry.words, ${wanted}, 1)`.as('rank'),
    ])
}

function subjectMatches(ctx: SiteContext, wanted: RawBuilder<unknown>) {
  const now = ctx.now()
  return siteTables(ctx)
    .selectFrom('search_subjects as entry')
    .where(sql<boolean>`entry.words @@ ${wanted}`)
    .where((row) => row.or([row('visible_from', 'is', null), row('visible_from', '<=', now)]))
    .where((row) => row.or([row('visible_until', 'is', null), row('visible_until', '>', now)]))
    .select([
      sql<string | null>`null`.as('documentId'),
      sql<string | null>`entry.subject`.as('subject'),
      'entry.path',
      'entry.title',
      'entry.body',
    ])
    .select([
      sql<Date | null>`entry.visible_from`.as('datedAt'),
      sql<number>`ts_rank_cd(entry.words, ${wanted}, 1)`.as('rank'),
    ])
}

/** The index follows publications by a job; what the revision says at this moment decides. */
async function stillOpen<R extends { documentId: string | null; path: string }>(
  ctx: SiteContext,
  rows: readonly R[],
): Promise<R[]> {
  const ids = rows.flatMap(({ documentId }) => documentId ?? [])
  const open = new Set((await publishedDocuments(ctx, { ids })).filter(isOpen).map(({ document }) => document.id))
  const paths = await pathsOfDocuments(ctx, ids)
  return rows.flatMap((row) => {
    if (row.documentId === null) return [row]
    const path = paths.get(row.documentId)
    return path && open.has(row.documentId) ? [{ ...row, path }] : []
  })
}
