import { siteSettings } from '#features/sites/server'
import { cacheTag, type VisitorContext } from '#platform/context'
import { type Answer, answer } from '#platform/http'
import { minuteMs } from '#platform/contract'
import { contentProblems } from '../../contract/index.ts'
import { pagesOfMap } from './site-map.queries.ts'

/** Limit of pages; the site map has all of them. */
const mostPages = 200
/** Pages have no common tag, so the file may lag behind them, like the site map. */
const lagMinutes = 10

/** The site in short, as programs that answer questions read it: a title, a sentence and its pages, in Markdown. */
export async function llmsText(ctx: VisitorContext): Promise<Answer<string>> {
  const { general, advanced } = await siteSettings(ctx)
  if (!advanced.searchEnginesMayIndex) throw contentProblems.notForMachines()
  const { baseUrl, title } = ctx.site
  const pages = (await pagesOfMap(ctx)).slice(0, mostPages)
  const lines = pages.map(({ path, title: name, description }) => {
    const link = `- [${plain(name) || path}](${baseUrl}${encodeURI(path).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`
    return description ? `${link}: ${plain(description)}` : link
  })
  const summary = general.description ? [`> ${plain(general.description)}`, ''] : []
  const body = [`# ${plain(title)}`, '', ...summary, ...lines, `- [sitemap.xml](${baseUrl}/sitemap.xml)`, ''].join('\n')
  return answer({
    type: 'text/markdown; charset=utf-8',
    body,
    tags: [cacheTag.site, cacheTag.nav, cacheTag.siteMap],
    until: new Date(ctx.now().getTime() + lagMinutes * minuteMs),
  })
}

/** Returns the text on one line without Markdown syntax. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\`*_<>#]/g, '\\$&')
    .trim()
}
