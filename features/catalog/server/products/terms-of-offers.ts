import { provided, type SiteContext } from '#platform/context'
import { offerTerms, type SentOffer } from '../extension-points.ts'

/** Everything that later features tell of an offer. */
export async function termsOfOffers(
  ctx: SiteContext,
): Promise<(offer: SentOffer) => Readonly<Record<string, unknown>>> {
  const parts = await Promise.all(provided(ctx.product, offerTerms).map((termsOf) => termsOf(ctx)))
  return (offer) => Object.assign({}, ...parts.map((part) => part(offer))) as Readonly<Record<string, unknown>>
}
