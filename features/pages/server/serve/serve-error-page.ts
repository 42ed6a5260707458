import type { Locale, Site } from '#platform/context'
import { inSite } from '#platform/database'
import type { FinishedPage } from '#platform/http'
import { finishPage } from './finish-page.ts'
import type { PageServerParts } from './page-server.ts'
import { siteFrame } from '../render/site-frame.tsx'
import { errorPage } from '../system-pages/system-pages.tsx'
import { visitorContextOf } from './visitor-context.ts'

/** C2.07: what a visitor sees when a page could not be made. */
export function makeErrorPage({
  ctx,
  bundles,
}: PageServerParts): (facts: { site: Site; language: Locale; id: string }) => Promise<FinishedPage> {
  return ({ site, language, id }) =>
    inSite(visitorContextOf(ctx, { site, visit: { language } }), site, async (inside) => {
      const options = { bundleOf: bundles.bundleOf, runsOwnerCode: false }
      const frame = await siteFrame(inside, options)
      const rendered = await errorPage(inside, { frame, bundleOf: bundles.bundleOf, id })
      return finishPage(inside, {
        rendered,
        frame,
        status: 500,
        bootUrl: bundles.bootUrl,
        runsOwnerCode: false,
        noindex: true,
      })
    })
}
