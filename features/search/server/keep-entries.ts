import { siteTables } from '#platform/database'
import { readableText } from '#features/content/contract'
import {
  contractsOf,
  documentsShowing,
  innerLocks,
  type PublishedDocument,
  pathsOfDocuments,
  publishedDocuments,
  type ChangedPublication,
  withLinkedSections,
} from '#features/pages/server'
import type { SiteTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { sql } from 'kysely'
import { folded } from '../contract/index.ts'
import type {} from './search.tables.ts'
import { keepSpellings } from './spellings.ts'
import { configurationOf, siteWord } from './text-search.ts'

const searchable = new Set(['page', 'post', 'project', 'item', 'collection'])
/** A vector holds a megabyte at most; a hundred thousand characters are a book chapter. */
const longestBody = 100_000

/**
 * Updates the index after a publication: it contains only what visitors may read. Texts of a linked section belong to
 * its pages.
 */
export async function keepEntries(ctx: SiteTransaction, documents: readonly ChangedPublication[]): Promise<void> {
  const idsOf = (isOfKind: (kind: string) => boolean) =>
    documents.filter(({ kind }) => isOfKind(kind)).map(({ documentId }) => documentId)
  const showing = await documentsShowing(
    ctx,
    idsOf((kind) => kind === 'saved-section'),
  )
  const ids = [...new Set([...idsOf((kind) => searchable.has(kind)), ...showing])]
  if (ids.length === 0) return
  const published = (await publishedDocuments(ctx, { ids })).filter(({ document }) => searchable.has(document.kind))
  const paths = await pathsOfDocuments(ctx, ids)
  const open = published.filter(
    (publishedDocument) =>
      isOpen({ ...publishedDocument, locks: innerLocks(ctx, publishedDocument.locks) }) &&
      paths.has(publishedDocument.document.id),
  )
  const openIds = new Set(open.map(({ document }) => document.id))
  await forgetEntries(
    ctx,
    ids.filter((id) => !openIds.has(id)),
  )
  const texts: string[] = []
  for (const publishedDocument of open)
    texts.push(await keepEntry(ctx, publishedDocument, paths.get(publishedDocument.document.id) ?? '/'))
  // Stored together and in the order of words, so that two concurrent transactions with the same words cannot deadlock.
  await keepSpellings(ctx, texts)
}

export async function forgetEntries(ctx: SiteTransaction, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  await siteTables(ctx).deleteFrom('search_entries').where('document_id', 'in', documentIds).execute()
}

/** Tells whether it is public and search engines may list it. */
export function isOpen({ document, status, locks }: Pick<PublishedDocument, 'document' | 'status' | 'locks'>): boolean {
  const { noindex, pageType } = document.settings as { noindex?: boolean; pageType?: number }
  const { notFound, error } = enumerations.pageTypes
  return (
    status === enumerations.contentStatuses.published &&
    locks.length === 0 &&
    !noindex &&
    pageType !== notFound &&
    pageType !== error
  )
}

/** Stores an entry and returns its searchable text. */
async function keepEntry(
  ctx: SiteTransaction,
  { document, publishedAt }: PublishedDocument,
  path: string,
): Promise<string> {
  const settings = document.settings as { title?: string; description?: string; date?: string | null }
  const title = settings.title ?? ''
  const { document: shown } = await withLinkedSections(ctx, document)
  const body = [settings.description ?? '', readableText(shown, contractsOf(ctx))]
    .filter(Boolean)
    .join('\n')
    .slice(0, longestBody)
  const language = configurationOf(ctx.site.locale)
  const datedAt = settings.date ? new Date(settings.date) : publishedAt
  await sql`
    insert into search_entries (website_id, document_id, kind, path, title, body, language, dated_at, words)
    values (${ctx.site.id}, ${document.id}, ${document.kind}, ${path}, ${title}, ${body}, ${language}, ${datedAt},
      array_to_tsvector(array[${siteWord(ctx.site.id)}::text])
      || setweight(to_tsvector(${language}::regconfig, ${folded(title)}), 'A')
      || setweight(to_tsvector(${language}::regconfig, ${folded(body)}), 'C'))
    on conflict (website_id, document_id) do update set
      kind = excluded.kind, path = excluded.path, title = excluded.title, body = excluded.body,
      language = excluded.language, dated_at = excluded.dated_at, words = excluded.words`.execute(ctx.db)
  return `${title}\n${body}`
}
