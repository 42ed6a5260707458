import { siteTables } from '#platform/database'
import type { SiteTransaction } from '#platform/context'
import { sql } from 'kysely'
import { folded } from '../contract/index.ts'
import type {} from './search.tables.ts'
import { keepSpellings } from './spellings.ts'
import { configurationOf, siteWord } from './text-search.ts'

/** A searchable subject that is not a document, such as a product or an event. */
export interface SubjectEntry {
  /** `product:ID` */
  subject: string
  path: string
  title: string
  /** All other readable text, without markup. */
  body: string
  /** Searchable words that no result shows: article numbers, split into words like queries. */
  keywords?: string
  visibleFrom: Date | null
  visibleUntil: Date | null
}

const longestBody = 100_000

/** Stores entries of subjects in one statement, replacing their former ones. */
export async function keepSubjects(ctx: SiteTransaction, entries: readonly SubjectEntry[]): Promise<void> {
  if (entries.length === 0) return
  const language = configurationOf(ctx.site.locale)
  const list = entries.map(({ subject, path, title, body, keywords = '', visibleFrom, visibleUntil }) => ({
    subject,
    path,
    title,
    body: body.slice(0, longestBody),
    folded_title: folded(title),
    folded_body: folded(`${body.slice(0, longestBody)}\n${keywords.replace(/[^\p{L}\p{N}]+/gu, ' ')}`),
    visible_from: visibleFrom?.toISOString() ?? null,
    visible_until: visibleUntil?.toISOString() ?? null,
  }))
  await sql`
    insert into search_subjects (website_id, subject, path, title, body, language, visible_from, visible_until, words)
    select ${ctx.site.id}, e.subject, e.path, e.title, e.body, ${language}, e.visible_from, e.visible_until,
      array_to_tsvector(array[${siteWord(ctx.site.id)}::text])
      || setweight(to_tsvector(${language}::regconfig, e.folded_title), 'A')
      || setweight(to_tsvector(${language}::regconfig, e.folded_body), 'C')
    from jsonb_to_recordset(${JSON.stringify(list)}::text::jsonb) as e(subject text, path text, title text, body text,
      folded_title text, folded_body text, visible_from timestamptz, visible_until timestamptz)
    on conflict (website_id, subject) do update set
      path = excluded.path, title = excluded.title, body = excluded.body, language = excluded.language,
      visible_from = excluded.visible_from, visible_until = excluded.visible_until, words = excluded.words`.execute(
    ctx.db,
  )
  await keepSpellings(
    ctx,
    entries.map(({ title, body }) => `${title}\n${body}`),
  )
}

export async function forgetSubjects(ctx: SiteTransaction, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return
  await siteTables(ctx)
    .deleteFrom('search_subjects')
    .where(sql<boolean>`subject = any(${[...subjects]}::text[])`)
    .execute()
}
