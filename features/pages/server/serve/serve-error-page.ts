import type { Locale, Site } from '#platform/context'
import { inSite } from '#platform/database'
import type { FinishedPage } from '#platform/http'
import { finishPage } from '../render/finish-page.ts'
import type { PageServerParts } from './render-published.ts'
import { siteFrame } from '../render/site-frame.tsx'
import { errorPage } from '../system-pages/system-pages.tsx'
import { visitorContextOf } from './visitor-context.ts'

/** Page for visitors when a page could not be rendered (C2.07). */
export function makeErrorPage({
  ctx,
  bundles,
}: PageServerParts): (details: { site: Site; language: Locale; id: string }) => Promise<FinishedPage> {
  return ({ site, language, id }) =>
    inSite(visitorContextOf(ctx, { site, visit: { language } }), site, async (tx) => {
      const options = { bundleOf: bundles.bundleOf, runsOwnerCode: false }
      const frame = await siteFrame(tx, options)
      const rendered = await errorPage(tx, { frame, bundleOf: bundles.bundleOf, id })
      return finishPage(tx, {
        rendered,
        frame,
        status: 500,
        bootUrl: bundles.bootUrl,
        runsOwnerCode: false,
        noindex: true,
      })
    })
}
