import { settingsOf } from '#features/sites/server'
import { readSql } from '#platform/database'
import { isOpenTo, isSiteOpenTo, pathsOfDocuments, publishedDocuments } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations, everybody } from '#platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { queryParts, searchSettings, type SynonymGroups, wordsOfQuery } from '../contract/index.ts'
import { isOpen } from './keep-entries.ts'
import { correctedWords } from './spellings.ts'
import { configurationOf, queryText, siteWord } from './text-search.ts'

export interface SearchHits {
  /** Each result is either a document or a subject of another feature. */
  results: readonly { documentId: string | null; subject: string | null; path: string; title: string; body: string }[]
  /** The words of the query and their synonyms. */
  words: readonly string[]
  count: number
  /** The corrected query, when nothing matches the typed words. */
  corrected: string | null
}

/** Limit of counted results, far beyond the pages that people turn. */
const mostCounted = 1000
/** Limit of compared matches: a word found all over a large shop would otherwise cost as much as the shop is large. */
const mostCompared = 5000
/** Best matches in titles: the number that is counted, and some more for hidden ones. */
const mostTitled = 1100

interface Shown {
  limit: number
  offset: number
}

interface WordSearch extends Shown {
  synonyms: SynonymGroups
}

/** Limit of tried spellings before a search ends without results. */
const mostTries = 3

/** Finds entries with all words of a query, best first; without any, those with the probably intended words. */
export async function find(ctx: SiteContext, query: string, shown: Shown): Promise<SearchHits> {
  const words = wordsOfQuery(query)
  const { synonyms } = await settingsOf(ctx, searchSettings)
  const search = { ...shown, synonyms }
  const hits = await findWords(ctx, words, search)
  if (hits.count > 0 || words.length === 0) return { ...hits, corrected: null }
  const meant = await correctedWords(ctx, words)
  const tries = Math.min(mostTries, Math.max(0, ...[...meant.values()].map(({ length }) => length)))
  for (let at = 0; at < tries; at++) {
    const corrected = words.map((word) => meant.get(word)?.[at] ?? meant.get(word)?.[0] ?? word)
    const found = await findWords(ctx, corrected, search)
    if (found.count > 0) return { ...found, corrected: corrected.join(' ') }
  }
  return { ...hits, corrected: null }
}

/**
 * Returns the entries with all words, best first. Where as many as are counted have them in their titles, no others are
 * compared. Entries withdrawn a moment ago are left out, whatever the index contains.
 */
async function findWords(
  ctx: SiteContext,
  words: readonly string[],
  { limit, offset, synonyms }: WordSearch,
): Promise<Omit<SearchHits, 'corrected'>> {
  if (words.length === 0) return { results: [], words, count: 0 }
  const language = configurationOf(ctx.site.locale)
  const parts = queryParts(words, synonyms, wordsOfQuery)
  const text = queryText(parts)
  const typed = sql`coalesce(nullif(to_tsquery(${language}::regconfig, ${text})::text, '')::tsquery, to_tsquery('simple', ${text}))`
  const wanted: WantedWords = { typed, onSite: sql`(${siteWord(ctx.site.id)}::tsquery && ${typed})` }
  const { rows } = await readSql(
    ctx.db,
    sql<Row | NoRow>`
      with titled as materialized (${documentMatches(ctx, wanted, titled)} union all ${subjectMatches(ctx, wanted, titled)}),
      enough as materialized (select count(*) >= ${mostCounted} as is_enough from titled),
      others as materialized (
        select * from (${documentMatches(ctx, wanted, anywhere)} union all ${subjectMatches(ctx, wanted, anywhere)}) compared
        where not (select is_enough from enough)),
      matches as materialized (select * from titled union select * from others),
      shown as (select * from matches order by rank desc, dated_at desc, path limit ${limit} offset ${offset})
      select counted.n, shown.document_id as "documentId", shown.subject, shown.path,
        coalesce(entry.title, other.title) as title, coalesce(entry.body, other.body) as body
      from (select least(count(*), ${mostCounted})::int as n from matches) counted
      left join shown on true
      left join search_entries entry on entry.website_id = ${ctx.site.id} and entry.document_id = shown.document_id
      left join search_subjects other on other.website_id = ${ctx.site.id} and other.subject = shown.subject
      order by shown.rank desc, shown.dated_at desc, shown.path`,
  )
  const shown = rows.filter((row) => row.path !== null)
  const marked = [...words, ...parts.flatMap(({ others }) => others.flat())]
  return { results: await stillOpen(ctx, shown), words: marked, count: rows[0]?.n ?? 0 }
}

interface Row {
  n: number
  documentId: string | null
  subject: string | null
  path: string
  title: string
  body: string
}

/** Total number of results when the requested page is beyond the last one. */
interface NoRow {
  n: number
  path: null
}

interface WantedWords {
  /**
   * Ranks entries. The word that marks the site has no position in a text, and with it PostgreSQL ranks everything 0.
   */
  typed: RawBuilder<unknown>
  /** Finds entries. */
  onSite: RawBuilder<unknown>
}

/** Database functions that return the keys of matches, with their limit. */
interface Lookup {
  documents: RawBuilder<unknown>
  subjects: RawBuilder<unknown>
  most: number
}

const titled: Lookup = {
  documents: sql`quoin_titled_documents`,
  subjects: sql`quoin_titled_subjects`,
  most: mostTitled,
}
const anywhere: Lookup = {
  documents: sql`quoin_found_documents`,
  subjects: sql`quoin_found_subjects`,
  most: mostCompared,
}

/** Keys and ranks of matches; texts are read only for the results that are shown. */
function documentMatches(ctx: SiteContext, wanted: WantedWords, lookup: Lookup): RawBuilder<unknown> {
  return sql`
    select entry.document_id, null::text as subject, entry.path, entry.dated_at, ts_rank_cd(entry.words, ${wanted.typed}, 1) as rank
    from search_entries entry
    join documents on documents.website_id = entry.website_id and documents.id = entry.document_id
    where entry.website_id = ${ctx.site.id} and entry.document_id in (select ${lookup.documents}(${wanted.onSite}) limit ${lookup.most})
      and documents.status = ${enumerations.contentStatuses.published} and documents.deleted_at is null and ${isOpenTo(everybody)}`
}

function subjectMatches(ctx: SiteContext, wanted: WantedWords, lookup: Lookup): RawBuilder<unknown> {
  const now = ctx.now()
  return sql`
    select null, entry.subject, entry.path, entry.visible_from, ts_rank_cd(entry.words, ${wanted.typed}, 1)
    from search_subjects entry
    where entry.website_id = ${ctx.site.id} and entry.subject in (select ${lookup.subjects}(${wanted.onSite}) limit ${lookup.most}) and ${isSiteOpenTo(everybody)}
      and (entry.visible_from is null or entry.visible_from <= ${now}) and (entry.visible_until is null or entry.visible_until > ${now})`
}

/** A job updates the index after publications, so the current revision decides. */
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
