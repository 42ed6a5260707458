import type { SiteContext } from '#platform/context'
import { type Answer, answer } from '#platform/http'
import { faviconSvg, startingStyles } from '#platform/theme'
import { type IconName, iconKey } from './icons.ts'

const aDay = 'public, max-age=86400'

/** An icon of the site; one in the starting colours until the worker has drawn its own. */
export function serveIcon(name: IconName): (ctx: SiteContext) => Promise<Answer<unknown>> {
  return async (ctx) => {
    const key = iconKey(ctx.site.id, name)
    if (!(await ctx.storage.exists(key))) {
      return answer({
        type: 'image/svg+xml',
        headers: { 'Cache-Control': 'public, max-age=60' },
        body: faviconSvg(ctx.site.title, startingStyles),
      })
    }
    const { body, type, size } = await ctx.storage.stream(key)
    return answer({ type, headers: { 'Cache-Control': aDay, 'Content-Length': String(size) }, body })
  }
}
