import type { Locale, PlatformContext, Site, VisitorContext, OutsideTransaction } from '#platform/context'

/** Builds the context of a visitor who is not identified yet. */
export function visitorContextOf(
  ctx: OutsideTransaction<PlatformContext>,
  { site, visit }: { site: Site; visit: { language: Locale } },
): OutsideTransaction<VisitorContext> {
  return { ...ctx, site, locale: visit.language, member: null, cart: null, consent: null, preview: false }
}
