import type { Locale, PlatformContext, Site, VisitorContext, OutsideTransaction } from '#platform/context'

/** Of somebody of whom nothing is known yet but what they asked for. */
export function visitorContextOf(
  ctx: OutsideTransaction<PlatformContext>,
  { site, visit }: { site: Site; visit: { language: Locale } },
): OutsideTransaction<VisitorContext> {
  return { ...ctx, site, locale: visit.language, member: null, cart: null, consent: null, preview: false }
}
