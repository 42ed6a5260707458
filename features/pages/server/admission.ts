import { type Feature, recognised, type SystemPage, type VisitorContext } from '#platform/context'
import type { PublicVisit } from '#platform/http'
import type { PublishedPage } from './page-at.queries.ts'

/** Whether the visitor sees a page for members: what they see in its place, or nothing at all where no feature can tell. */
export async function admission(
  given: VisitorContext,
  visit: PublicVisit,
  { documentId, coveredBy, path }: PublishedPage,
): Promise<{ isAdmitted: boolean; ctx: VisitorContext; screen: SystemPage | null }> {
  const ctx = await recognised(given, (name) => visit.visit.cookies.get(name))
  return { ...(await admittedTo(ctx, { documentId: coveredBy ?? documentId, path })), ctx }
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
