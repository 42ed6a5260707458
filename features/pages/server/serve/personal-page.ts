import { recognised, type VisitorContext, type VisitorTransaction } from '#platform/context'
import { type FinishedPage, type PublicVisit, type Served, answer } from '#platform/http'
import type { PublishedPage } from './page-at.queries.ts'

/** Whether a page is asked in a way that makes it the asker's own. */
export function isPersonal({ product }: VisitorContext, { query }: PublicVisit, { kind }: PublishedPage): boolean {
  const name = product.kinds.get(kind)?.personal
  return name !== undefined && query.has(name)
}

/** Made for whoever asks, and kept by nobody. It knows their cart and not their name: owners' code runs beside it. */
export async function personalPage(
  visitorCtx: VisitorTransaction,
  visit: PublicVisit,
  render: (ctx: VisitorContext) => Promise<FinishedPage>,
): Promise<Served> {
  const { cart } = await recognised(visitorCtx, (name) => visit.visit.cookies.get(name))
  const { status, type, body, headers } = await render({ ...visitorCtx, cart })
  return {
    keep: null,
    answer: answer({ status, type, body, headers: { ...headers, 'Cache-Control': 'private, no-store' } }),
  }
}
