import { type VisitorContext, type VisitorTransaction } from '#platform/context'
import { membersIn } from '#platform/contract'
import type { PageRequest } from '#platform/http'
import { admission, closedBy } from '../access/admission.ts'
import type { SystemPage } from '../extension-points.ts'
import type { PublishedPage } from '../publish/page-at.queries.ts'
import { personalNames } from './personal-names.ts'

/** The audience of a page, or the reason why it is not shown to the visitor. */
export type Audience =
  /** The public. */
  | { readonly kind: 'public' }
  /** Those who opened all of its locks: they share one copy, in which nothing is anybody's own. */
  | { readonly kind: 'admitted' }
  /** One visitor alone: the page shows their cart. */
  | { readonly kind: 'personal' }
  /** `documentId`: the document whose password this browser has not given. */
  | { readonly kind: 'password-missing'; readonly documentId: string }
  /** `screen`: the page shown instead to the member in `ctx`; null where no feature can admit anyone. */
  | { readonly kind: 'not-admitted'; readonly screen: SystemPage | null; readonly ctx: VisitorContext }

/** Members are asked first; a password that the page also has is asked of members too. */
export async function audienceOf(
  ctx: VisitorTransaction,
  request: PageRequest,
  page: PublishedPage,
): Promise<Audience> {
  if (membersIn(page.locks).length > 0) {
    const member = await admission(ctx, request, page)
    if (!member.isAdmitted) return { kind: 'not-admitted', screen: member.screen, ctx: member.ctx }
  }
  const documentId = closedBy(ctx, request.visit.cookies.get('__Host-access'), page)
  if (documentId !== null) return { kind: 'password-missing', documentId }
  if (isPersonal(ctx, request, page)) return { kind: 'personal' }
  return { kind: page.locks.length > 0 ? 'admitted' : 'public' }
}

/** Whether a page is asked in a way that makes it the asker's own. */
function isPersonal(ctx: VisitorContext, { query }: PageRequest, page: PublishedPage): boolean {
  return query.size > 0 && personalNames(ctx, page).some((name) => query.has(name))
}
