import { createSite, offeredStarts, siteBeginnings, siteByName } from '#features/sites/server'
import {
  type Account,
  type Feature,
  type Locale,
  type PlatformContext,
  provide,
  type Writable,
} from '#platform/context'
import { fillSite } from './build-site.ts'
import { kade9 } from './kade-9/site.ts'
import { korenbloem } from './korenbloem/site.ts'
import { lookOfPlan } from './look.ts'
import { lichtval } from './lichtval/site.ts'
import type { SitePlan } from './plan.ts'

/** The sites a new installation shows; an owner may start a site from any of them, by its name. */
export const samples: readonly SitePlan[] = [lichtval, korenbloem, kade9]

/** Lets a new site start as one of the samples: `createSite(ctx, { start: 'lichtval', … })`. */
export const samplesFeature: Feature = {
  name: 'samples',
  provides: [
    ...samples.map((plan) => {
      const { name, title, locale } = plan
      return provide(offeredStarts, { name, title, locale, look: () => lookOfPlan(plan) })
    }),
    provide(siteBeginnings, async (ctx, { start }) => {
      const plan = samples.find(({ name }) => name === start)
      if (plan) await fillSite(ctx, plan)
    }),
  ],
}

/** Makes the sample sites that are not there yet, owned by `ctx.account`. */
export async function createSamples(
  ctx: Writable<PlatformContext> & { readonly account: Account; readonly locale: Locale },
): Promise<void> {
  for (const { name, title, locale, timeZone } of samples) {
    if (!(await siteByName(ctx, name))) await createSite(ctx, { name, title, locale, timeZone, start: name })
  }
}
