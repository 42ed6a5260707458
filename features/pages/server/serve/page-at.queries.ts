import { siteTables } from '#platform/database'
import type { Document, DocumentKind } from '#platform/document'
import type { Cover, SiteContext, SiteTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type Address, addressesOf, addressOf } from '../addresses/address-of.ts'
import { lockedSince } from './locks.ts'
import type {} from '../pages.tables.ts'

/** What visitors see of a document, and where. */
export interface PublishedPage {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly document: Document
  readonly publishedAt: Date | null
  readonly path: string
  readonly pageType: number
  /** Whoever it is for as it stands, which may be fewer than its settings say. */
  readonly access: 'public' | 'password' | 'members'
  /** Who sees it, where that is not told by the document itself; `lockedAt` as below. */
  readonly coveredBy?: (Cover & { readonly lockedAt: Date | null }) | null
  /** When its password last changed; null: open to everybody. */
  readonly lockedAt: Date | null
  /** File of the card that was drawn for social networks; none on pages that are not kept. */
  readonly socialPicture?: string | null
}

export type PageAddress =
  | { readonly state: 'redirect'; readonly target: string; readonly permanent: boolean }
  | { readonly state: 'page'; readonly page: PublishedPage }

const { contentStatuses } = enumerations
/** A revision is shown while its document is in one of these: a draft that was never shown has none. */
const shownStatuses: readonly number[] = [contentStatuses.published]

function revisions(ctx: SiteContext) {
  return siteTables(ctx)
    .selectFrom('documents')
    .innerJoin('document_revisions as revision', (join) =>
      join
        .onRef('revision.website_id', '=', 'documents.website_id')
        .onRef('revision.id', '=', 'documents.published_revision_id'),
    )
    .leftJoin('document_locks as lock', (join) =>
      join.onRef('lock.website_id', '=', 'documents.website_id').onRef('lock.document_id', '=', 'documents.id'),
    )
    .where('documents.deleted_at', 'is', null)
    .where('documents.status', 'in', shownStatuses as never)
    .select([
      'documents.id',
      'documents.kind',
      'documents.published_at',
      'documents.published_access',
      'documents.social_picture',
      'revision.document',
      'lock.changed_at as locked_at',
    ])
}

/** What visitors find at a path; `search` (with its `?`) tells old addresses apart. */
export async function pageAt(ctx: SiteContext, path: string, search = ''): Promise<PageAddress | null> {
  const address = await addressOf(ctx, path, { search })
  return address && pageOf(ctx, address, path, (documentId, at) => publishedPage(ctx, documentId, at))
}

/** At several paths without a query, with two lookups for all documents among them. */
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
  const shown =
    address.kind === 'document'
      ? { documentId: address.documentId, coveredBy: null }
      : await documentOfSubject(ctx, address.subject)
  const page = shown && (await read(shown.documentId, { path, pageType: address.pageType }))
  return page && { state: 'page', page: shown.coveredBy ? await covered(ctx, page, shown.coveredBy) : page }
}

async function covered(ctx: SiteContext, page: PublishedPage, cover: Cover): Promise<PublishedPage> {
  const lockedAt = await lockedSince(ctx, cover.documentId)
  return { ...page, access: cover.forMembers ? 'members' : page.access, coveredBy: { ...cover, lockedAt } }
}

export async function publishedPage(ctx: SiteContext, documentId: string, at: PageSpot): Promise<PublishedPage | null> {
  const row = await revisions(ctx).where('documents.id', '=', documentId).executeTakeFirst()
  return row ? pageFrom(row, at) : null
}

function pageFrom(
  row: Awaited<ReturnType<ReturnType<typeof revisions>['execute']>>[number],
  at: PageSpot,
): PublishedPage {
  const {
    id,
    kind,
    document,
    published_access: access,
    published_at: publishedAt,
    locked_at: lockedAt,
    social_picture: socialPicture,
  } = row
  return { documentId: id, kind, document, access, publishedAt, lockedAt, socialPicture, ...at }
}

/** `label:ID` is answered by the feature that named the subject. */
async function documentOfSubject(
  ctx: SiteContext,
  subject: string,
): Promise<{ documentId: string; coveredBy?: Cover | null } | null> {
  const [kind = '', id = ''] = subject.split(':', 2)
  for (const feature of ctx.product.features) {
    const find = feature.subjects?.[kind]
    if (find) return find(ctx, id)
  }
  return null
}

/** The page that an owner made for addresses without one (100) or for failures (101). */
export async function systemPage(ctx: SiteTransaction, pageType: number): Promise<PublishedPage | null> {
  const { ref } = ctx.db.dynamic
  const row = await revisions(ctx)
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
        access: 'public',
        lockedAt: null,
        path: '',
        pageType,
      }
    : null
}

/** The published documents that stand around every page: header, footer, styles, lock screens. */
export async function frameDocuments(
  ctx: SiteContext,
  kinds: readonly DocumentKind[],
): Promise<readonly { kind: DocumentKind; document: Document }[]> {
  return revisions(ctx)
    .where('documents.kind', 'in', [...kinds])
    .orderBy('documents.id')
    .execute()
}
