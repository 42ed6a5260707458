import { recognised, type SystemPage, type VisitorContext } from '#platform/context'
import type { PublicVisit } from '#platform/http'
import type { PublishedPage } from './page-at.queries.ts'

/** Whether the visitor sees a page for members: what they see in its place, or nothing at all where no feature can tell. */
export async function admission(
  given: VisitorContext,
  visit: PublicVisit,
  { documentId, path }: PublishedPage,
): Promise<{ isAdmitted: boolean; ctx: VisitorContext; screen: SystemPage | null }> {
  const ctx = await recognised(given, (name) => visit.visit.cookies.get(name))
  let isAdmitted = false
  for (const { admits } of ctx.product.features) {
    const admitted = await admits?.(ctx, { documentId, path })
    if (admitted?.isAdmitted === false) return { isAdmitted: false, ctx, screen: admitted.screen }
    isAdmitted ||= admitted !== undefined
  }
  return { isAdmitted, ctx, screen: null }
}
