import {
  type Cover,
  type Feature,
  recognised,
  type SystemPage,
  type VisitorContext,
  type VisitorTransaction,
} from '#platform/context'
import type { CalledBy, PublicVisit } from '#platform/http'
import { hasAccess } from './access.ts'
import { lockedSince } from './locks.ts'
import type { PublishedPage } from './page-at.queries.ts'

/** Whether the visitor sees a page for members: what they see in its place, or nothing at all where no feature can tell. */
export async function admission(
  given: VisitorTransaction,
  visit: PublicVisit,
  { documentId, coveredBy, path }: PublishedPage,
): Promise<{ isAdmitted: boolean; ctx: VisitorContext; screen: SystemPage | null }> {
  const ctx = await recognised(given, (name) => visit.visit.cookies.get(name))
  return { ...(await admittedTo(ctx, { documentId: coveredBy?.documentId ?? documentId, path })), ctx }
}

/** What the features that can tell say of a visitor who is known by now. */
export async function admittedTo(
  ctx: VisitorContext,
  page: { documentId: string; path: string },
): Promise<{ isAdmitted: boolean; screen: SystemPage | null }> {
  const answers: Awaited<ReturnType<NonNullable<Feature['admits']>>>[] = []
  for (const { admits } of ctx.product.features) if (admits) answers.push(await admits(ctx, page))
  const refused = answers.findLast((one) => !one.isAdmitted)
  return { isAdmitted: answers.length > 0 && !refused, screen: refused?.screen ?? null }
}

/** Whether they may see what stands under this cover, at `path`: with the password that they gave, and as the member they are. */
export async function mayEnter(
  ctx: VisitorContext & CalledBy,
  { documentId, forMembers }: Cover,
  path: string,
): Promise<boolean> {
  const lockedAt = await lockedSince(ctx, documentId)
  if (lockedAt && !hasAccess(ctx, ctx.caller.cookie('__Host-access'), documentId, lockedAt)) return false
  return !forMembers || (await admittedTo(ctx, { documentId, path })).isAdmitted
}
