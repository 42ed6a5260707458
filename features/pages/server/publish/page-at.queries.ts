import { siteTables } from '#platform/database'
import type { Document, DocumentKind } from '#platform/document'
import { sql } from 'kysely'
import { provided, type SiteContext, type SiteTransaction } from '#platform/context'
import { enumerations, everybody, type Locks, passwordsIn } from '#platform/contract'
import { isOpenTo, locksIn } from '../base/open-to.ts'
import { passwordsSince } from '../access/passwords.ts'
import { type Address, addressesOf, addressOf } from '../addresses/address-of.ts'
import { formerAddresses, subjectDocuments } from '../extension-points.ts'
import type {} from '../pages.tables.ts'

/** A published document and its address. */
export interface PublishedPage {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly document: Document
  readonly publishedAt: Date | null
  readonly path: string
  readonly pageType: number
  /** Locks that must be open before a visitor sees it; empty when it is public. */
  readonly locks: Locks
  /** Last changes of the passwords among them, by document; a password that was never set is missing. */
  readonly passwordsSince: Readonly<Record<string, Date>>
  /** Whether it is public, and so has a card for social networks. */
  readonly hasCard?: boolean
}

export type PageAddress =
  | { readonly state: 'redirect'; readonly target: string; readonly permanent: boolean }
  | { readonly state: 'page'; readonly page: PublishedPage }

const { contentStatuses } = enumerations
/** Statuses in which a revision is shown; a draft that was never published has none. */
const shownStatuses: readonly number[] = [contentStatuses.published]

function revisions(ctx: SiteContext) {
  return siteTables(ctx)
    .selectFrom('documents')
    .innerJoin('document_revisions as revision', (join) =>
      join
        .onRef('revision.website_id', '=', 'documents.website_id')
        .onRef('revision.id', '=', 'documents.published_revision_id'),
    )
    .where('documents.deleted_at', 'is', null)
    .where('documents.status', 'in', shownStatuses as never)
    .select(['documents.id', 'documents.kind', 'documents.published_at', 'revision.document'])
    .select(locksIn().as('locks'))
    .select(passwordMoments.as('passwords'))
}

/** A public page needs no lookup. */
const passwordMoments = sql<Record<string, string> | null>`case when ${locksIn()} <> '{}' then (
  select jsonb_object_agg(l.document_id, l.changed_at) from document_locks l
  where l.website_id = documents.website_id and l.document_id = any(array(select split_part(lock, ':', 2) from unnest(${locksIn()}) lock))) end`

/** Returns the page at a path; `search` (with its `?`) distinguishes old addresses. */
export async function pageAt(ctx: SiteContext, path: string, search = ''): Promise<PageAddress | null> {
  const address = await addressOf(ctx, path, { search })
  if (!address) return formerAddress(ctx, path)
  return pageOf(ctx, address, path, (documentId, at) => publishedPage(ctx, documentId, at))
}

/** Returns content that other systems have at such a path. */
async function formerAddress(ctx: SiteContext, path: string): Promise<PageAddress | null> {
  for (const placeOf of provided(ctx.product, formerAddresses)) {
    const target = await placeOf(ctx, path)
    if (target !== null && target !== path) return { state: 'redirect', target: encodeURI(target), permanent: true }
  }
  return null
}

/** Resolves several paths without a query, with two queries for all of their documents. */
export async function pagesAt(
  ctx: SiteContext,
  paths: readonly string[],
): Promise<ReadonlyMap<string, PageAddress | null>> {
  const addresses = await addressesOf(ctx, paths)
  const ids = [...addresses.values()].flatMap((address) => (address?.kind === 'document' ? [address.documentId] : []))
  const rows = ids.length === 0 ? [] : await revisions(ctx).where('documents.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pageOfRow = async (documentId: string, at: PageSpot): Promise<PublishedPage | null> => {
    const row = byId.get(documentId)
    return row ? pageFrom(row, at) : publishedPage(ctx, documentId, at)
  }
  const found = new Map<string, PageAddress | null>()
  for (const [path, address] of addresses) found.set(path, address && (await pageOf(ctx, address, path, pageOfRow)))
  return found
}

interface PageSpot {
  path: string
  pageType: number
}

async function pageOf(
  ctx: SiteContext,
  address: Address,
  path: string,
  read: (documentId: string, at: PageSpot) => Promise<PublishedPage | null>,
): Promise<PageAddress | null> {
  if (address.kind === 'redirect') return { state: 'redirect', target: address.to, permanent: address.permanent }
  if (address.path !== path && !address.path.includes('?'))
    return { state: 'redirect', target: encodeURI(address.path), permanent: true }
  const shown = address.kind === 'document' ? { documentId: address.documentId } : await shownFor(ctx, address.subject)
  const page = shown && (await read(shown.documentId, { path, pageType: address.pageType }))
  return page && { state: 'page', page: shown.locks?.length ? await behind(ctx, shown.locks, page) : page }
}

/** Returns the page with these further locks. */
async function behind(ctx: SiteContext, locks: Locks, page: PublishedPage): Promise<PublishedPage> {
  const since = await passwordsSince(ctx, passwordsIn(locks))
  return {
    ...page,
    hasCard: false,
    locks: [...new Set([...locks, ...page.locks])],
    passwordsSince: { ...since, ...page.passwordsSince },
  }
}

export async function publishedPage(ctx: SiteContext, documentId: string, at: PageSpot): Promise<PublishedPage | null> {
  const row = await revisions(ctx).where('documents.id', '=', documentId).executeTakeFirst()
  return row ? pageFrom(row, at) : null
}

function pageFrom(
  row: Awaited<ReturnType<ReturnType<typeof revisions>['execute']>>[number],
  at: PageSpot,
): PublishedPage {
  const { id, kind, document, locks, published_at: publishedAt } = row
  const moments = Object.entries(row.passwords ?? {}).map(([of, moment]) => [of, new Date(moment)] as const)
  return {
    documentId: id,
    kind,
    document,
    publishedAt,
    locks,
    passwordsSince: Object.fromEntries(moments),
    hasCard: locks.length === 0,
    ...at,
  }
}

/** `label:ID` is resolved by the feature of the subject. */
async function shownFor(ctx: SiteContext, subject: string): Promise<{ documentId: string; locks?: Locks } | null> {
  const [kind = '', id = ''] = subject.split(':', 2)
  return (await provided(ctx.product, subjectDocuments).get(kind)?.(ctx, id)) ?? null
}

/** The page that an owner made for addresses without one (100) or for failures (101). */
export async function systemPage(ctx: SiteTransaction, pageType: number): Promise<PublishedPage | null> {
  const { ref } = ctx.db.dynamic
  const row = await revisions(ctx)
    .where(isOpenTo(everybody))
    .where('documents.kind', '=', 'page')
    .where((eb) =>
      eb(
        eb.fn<string>('jsonb_extract_path_text', [eb.ref('documents.head'), eb.val('settings'), eb.val('pageType')]),
        '=',
        String(pageType),
      ),
    )
    .orderBy(ref('documents.id'))
    .executeTakeFirst()
  return row
    ? {
        documentId: row.id,
        kind: row.kind,
        document: row.document,
        publishedAt: row.published_at,
        locks: everybody,
        passwordsSince: {},
        path: '',
        pageType,
      }
    : null
}

/** Returns the published documents around every page: header, footer, styles, lock screens. */
export async function frameDocuments(
  ctx: SiteContext,
  kinds: readonly DocumentKind[],
): Promise<readonly { kind: DocumentKind; document: Document }[]> {
  return revisions(ctx)
    .where('documents.kind', 'in', [...kinds])
    .orderBy('documents.id')
    .execute()
}
