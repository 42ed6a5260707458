import { createSite, offeredStarts, siteBeginnings, siteByName } from '#features/sites/server'
import {
  type Account,
  type Feature,
  type Locale,
  type PlatformContext,
  provide,
  type Writable,
} from '#platform/context'
import { languageOf } from '#platform/i18n'
import { lookOf, paletteOf } from '#platform/theme'
import { fillSite } from './build-site.ts'
import type { Inks } from './designs/art.ts'
import { designs, planOf, previewOf } from './designs/index.ts'
import { grell } from './grell/site.ts'
import { kade9 } from './kade-9/site.ts'
import { korenbloem } from './korenbloem/site.ts'
import { lookOfPlan } from './look.ts'
import { lichtval } from './lichtval/site.ts'
import { parley } from './parley/site.ts'
import { schor } from './schor/site.ts'
import type { SitePlan } from './plan.ts'

/** The sites that a new installation shows. */
const shownAtFirst: readonly SitePlan[] = [lichtval, korenbloem, kade9]

/** An owner may start a site from any of them, by its name. */
export const samples: readonly SitePlan[] = [...shownAtFirst, grell, parley, schor]

/** Lets a new site start as one of the samples: `createSite(ctx, { start: 'lichtval', … })`. */
export const samplesFeature: Feature = {
  name: 'samples',
  provides: [
    ...samples.map((plan) => {
      const { name, title, locale } = plan
      return provide(offeredStarts, { name, title, locale, look: () => lookOfPlan(plan) })
    }),
    ...designs.map((design) => {
      const { name, trade, styles, palette } = design
      return provide(offeredStarts, {
        name,
        title: name,
        locale: 'en-GB',
        trade,
        look: async () => lookOf({ heading: styles.heading, palette: paletteOf(...palette) }, null),
        preview: (product, { title, locale, colours, isWithoutText }) => {
          const language = languageOf(locale)
          return previewOf(
            product,
            planOf(design, { language, locale, title, ...choiceOf(colours, isWithoutText) }),
            language,
          )
        },
      })
    }),
    provide(siteBeginnings, async (ctx, { start, colours, isWithoutText }) => {
      const design = designs.find(({ name }) => name === start)
      if (design) {
        const { title, locale } = ctx.site
        const choice = { language: languageOf(locale), locale, title, ...choiceOf(colours, isWithoutText) }
        await fillSite(ctx, planOf(design, choice), { isDraft: true })
        return
      }
      const plan = samples.find(({ name }) => name === start)
      if (plan) await fillSite(ctx, plan)
    }),
  ],
}

/** Makes the sample sites that are not there yet, owned by `ctx.account`. */
export async function createSamples(
  ctx: Writable<PlatformContext> & { readonly account: Account; readonly locale: Locale },
): Promise<void> {
  for (const { name, title, locale, timeZone } of shownAtFirst) {
    if (!(await siteByName(ctx, name))) await createSite(ctx, { name, title, locale, timeZone, start: name })
  }
}

function choiceOf(colours: readonly string[] | undefined, isWithoutText: boolean | undefined) {
  return { colours: (colours ?? null) as Inks | null, withText: isWithoutText !== true }
}
