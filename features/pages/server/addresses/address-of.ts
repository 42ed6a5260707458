import { siteTables } from '#platform/database'
import type { DocumentKind } from '#platform/document'
import type { SiteContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import { locksIn } from '../base/open-to.ts'
import { addressedDocuments } from './addressed-documents.queries.ts'
import { type ContentStatusNumber, normalPath } from '../../contract/index.ts'

export type Address =
  | {
      kind: 'document'
      /** The stored path; a request with another spelling is redirected to it. */
      path: string
      pageType: number
      documentId: string
      documentKind: DocumentKind
      status: ContentStatusNumber
      revisionId: string
      /** Locks of the document; empty when it is public. */
      locks: Locks
    }
  | { kind: 'subject'; path: string; pageType: number; subject: string }
  | { kind: 'redirect'; path: string; to: string; permanent: boolean }

/**
 * Resolves a path to a page, item, subject of a later feature or redirect in one lookup. `search` (with its `?`) finds
 * old addresses that differ only in their query. Capital letters in the path are ignored.
 */
export async function addressOf(
  ctx: SiteContext,
  path: string,
  { search = '' }: { search?: string } = {},
): Promise<Address | null> {
  const wanted = spellings(path, search)
  return wanted.length === 0 ? null : firstOf(await rowsAt(ctx, wanted), wanted)
}

/** Resolves several paths without a query in one lookup. */
export async function addressesOf(
  ctx: SiteContext,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Address | null>> {
  const wanted = new Map(paths.map((path) => [path, spellings(path, '')]))
  const all = [...new Set([...wanted.values()].flat())]
  const rows = all.length === 0 ? [] : await rowsAt(ctx, all)
  return new Map([...wanted].map(([path, names]) => [path, firstOf(rows, names)]))
}

/** Forms in which a path may be stored, the most likely first. */
function spellings(path: string, search: string): string[] {
  const normal = normalPath(path)
  if (normal === null) return []
  return [...new Set([...(search ? [`${normal}${search}`] : []), normal, normal.toLowerCase()])]
}

type AddressRow = Awaited<ReturnType<typeof rowsAt>>[number]

function rowsAt(ctx: SiteContext, paths: readonly string[]) {
  return siteTables(ctx)
    .selectFrom('addresses')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.website_id', '=', 'addresses.website_id')
        .onRef('documents.id', '=', 'addresses.document_id')
        .on('deleted_at', 'is', null),
    )
    .select(['addresses.path', 'page_type', 'subject', 'state', 'target', 'permanent'])
    .select(['documents.id', 'documents.kind', 'documents.status', 'published_revision_id'])
    .select(locksIn().as('locks'))
    .where('locale', '=', '')
    .where('path', 'in', [...paths])
    .execute()
}

function firstOf(rows: readonly AddressRow[], wanted: readonly string[]): Address | null {
  const row = wanted
    .map((path) => rows.find((candidate) => candidate.path === path))
    .find((found) => found !== undefined)
  if (!row) return null
  const { path, page_type: pageType } = row
  if (row.state === 'redirect')
    return row.target === null ? null : { kind: 'redirect', path, to: row.target, permanent: row.permanent }
  if (row.subject !== null) return { kind: 'subject', path, pageType, subject: row.subject }
  if (!row.id || !row.kind || !row.status || !row.published_revision_id) return null
  return {
    kind: 'document',
    path,
    pageType,
    documentId: row.id,
    documentKind: row.kind,
    status: row.status,
    revisionId: row.published_revision_id,
    locks: row.locks ?? [],
  }
}

/** Path of a document; null while it has no address. */
export async function pathOfDocument(ctx: SiteContext, id: string): Promise<string | null> {
  return (await pathsOfDocuments(ctx, [id])).get(id) ?? null
}

/** Paths of published documents, by id; those without one are left out. */
export async function pathsOfDocuments(ctx: SiteContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await addressedDocuments(ctx)
    .select(['documents.id', 'path'])
    .where('addresses.document_id', 'in', [...new Set(ids)])
    .where('state', '=', 'live')
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, path }) => [id, path]))
}
