import { pathsOfDocuments, publishedDocuments } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { sql } from 'kysely'
import { wordsOfQuery } from '../contract/index.ts'
import { isOpen } from './keep-entries.ts'
import { configurationOf, queryText, siteWord } from './text-search.ts'

export interface Found {
  results: readonly { documentId: string; path: string; title: string; body: string }[]
  /** Words as they were compared. */
  words: readonly string[]
  count: number
}

/** Entries beyond this are not counted: nobody turns so many pages. */
const mostCounted = 1000

/** The entries that hold all words of a query, best first. What was taken back a moment ago is left out, whatever the index says. */
export async function find(ctx: SiteContext, query: string, { limit, offset }: { limit: number; offset: number }): Promise<Found> {
  const words = wordsOfQuery(query)
  if (words.length === 0) return { results: [], words, count: 0 }
  const language = configurationOf(ctx.site.locale)
  const wanted = sql`(${siteWord(ctx.site.id)}::tsquery && coalesce(nullif(to_tsquery(${language}::regconfig, ${queryText(words)})::text, '')::tsquery, to_tsquery('simple', ${queryText(words)})))`
  const matches = ctx.db
    .selectFrom('search_entries as entry')
    .innerJoin('documents', (join) => join.onRef('documents.website_id', '=', 'entry.website_id').onRef('documents.id', '=', 'entry.document_id'))
    .leftJoin('document_locks as lock', (join) =>
      join.onRef('lock.website_id', '=', 'entry.website_id').onRef('lock.document_id', '=', 'entry.document_id'),
    )
    .where('entry.website_id', '=', ctx.site.id)
    .where(sql<boolean>`entry.words @@ ${wanted}`)
    .where('documents.status', '=', enumerations.contentStatuses.published)
    .where('documents.deleted_at', 'is', null)
    .where('lock.document_id', 'is', null)
  const { n } = await ctx.db
    .selectFrom(matches.select('entry.document_id').limit(mostCounted).as('matched'))
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const rows = await matches
    .select(['entry.document_id as documentId', 'entry.title', 'entry.body'])
    .orderBy(sql`ts_rank_cd(entry.words, ${wanted}, 1)`, 'desc')
    .orderBy('entry.dated_at', 'desc')
    .orderBy('entry.document_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { results: await stillOpen(ctx, rows), words, count: Number(n) }
}

/** The index follows publications by a job; what the revision says at this moment decides. */
async function stillOpen<R extends { documentId: string }>(ctx: SiteContext, rows: readonly R[]): Promise<(R & { path: string })[]> {
  const ids = rows.map(({ documentId }) => documentId)
  const open = new Set((await publishedDocuments(ctx, { ids })).filter(isOpen).map(({ document }) => document.id))
  const paths = await pathsOfDocuments(ctx, ids)
  return rows.flatMap((row) => {
    const path = paths.get(row.documentId)
    return path && open.has(row.documentId) ? [{ ...row, path }] : []
  })
}
