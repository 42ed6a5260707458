import type { Account, Locale, PlatformContext } from '#platform/context'
import { buildSite } from './build-site.ts'
import { kade9 } from './kade-9/site.ts'
import { korenbloem } from './korenbloem/site.ts'
import { lichtval } from './lichtval/site.ts'
import type { SitePlan } from './plan.ts'

/** The sites a new installation shows; an owner may start from any of them. */
export const samples: readonly SitePlan[] = [lichtval, korenbloem, kade9]

/** Makes the sample sites that are not there yet, owned by `ctx.account`. */
export async function createSamples(ctx: PlatformContext & { readonly account: Account; readonly locale: Locale }): Promise<void> {
  for (const plan of samples) await buildSite(ctx, plan)
}
