import { assetUrl } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import { siteSettings } from '#features/sites/server'
import { cacheTag, provided, type VisitorContext } from '#platform/context'
import { type SiteMapSource, siteMapSources } from '../extension-points.ts'
import { type Answer, answer } from '#platform/http'
import { minuteMs } from '#platform/contract'
import { contentProblems } from '../../contract/index.ts'
import { itemsFrom, itemsOfMapCount, type MapEntry, pagesOfMap, startsOfParts } from './site-map.queries.ts'
import { xmlElement, xmlText } from './xml.ts'

/** Limit of addresses in a site map, beyond which it is split into parts of this size. */
export const siteMapPartSize = 10_000
const type = 'application/xml; charset=utf-8'
const schemas = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
/** Pages have no common tag, so a map may lag by this time. */
const lagMinutes = 10

/** Returns all addresses for search engines, or the list of the parts with them. */
export async function siteMap(ctx: VisitorContext): Promise<Answer<string>> {
  const pages = await pagesOfMap(ctx)
  const others = sourcesOf(ctx)
  const counts = await Promise.all([itemsOfMapCount(ctx), ...others.map(({ source }) => source.count(ctx))])
  if (counts.reduce((sum, count) => sum + count, pages.length) <= siteMapPartSize) {
    const listed = await Promise.all(others.map(({ source }) => source.entries(ctx, '', siteMapPartSize)))
    return mapAnswer(
      ctx,
      await urlSet(ctx, [...pages, ...(await itemsFrom(ctx, '', siteMapPartSize)), ...listed.flat()]),
    )
  }
  const starts = await Promise.all(
    others.map(async ({ name, source }) =>
      (await source.starts(ctx, siteMapPartSize)).map((first) => `${name}-${first}`),
    ),
  )
  const parts = ['pages', ...(await startsOfParts(ctx, siteMapPartSize)), ...starts.flat()]
  const list = parts.map(
    (part) => `<sitemap>${xmlElement('loc', `${ctx.site.baseUrl}/sitemaps/${part}.xml`)}</sitemap>`,
  )
  return mapAnswer(
    ctx,
    `<?xml version="1.0" encoding="utf-8"?><sitemapindex ${schemas}>${list.join('')}</sitemapindex>`,
  )
}

export async function siteMapPart(ctx: VisitorContext, { part }: { part: string }): Promise<Answer<string>> {
  const name = part.replace(/\.xml$/, '')
  const [owner = '', first = ''] = name.split('-', 2)
  const other = first === '' ? undefined : sourcesOf(ctx).find((source) => source.name === owner)
  const own = async (): Promise<MapEntry[]> =>
    name === 'pages' ? await pagesOfMap(ctx) : await itemsFrom(ctx, name, siteMapPartSize)
  const entries = other ? await other.source.entries(ctx, first, siteMapPartSize) : await own()
  if (entries.length === 0) throw contentProblems.siteMapMissing()
  return mapAnswer(ctx, await urlSet(ctx, entries))
}

/** Returns the site map sources of later features. */
function sourcesOf({ product }: VisitorContext): { name: string; source: SiteMapSource }[] {
  return [...provided(product, siteMapSources)].map(([name, source]) => ({ name, source }))
}

/** Returns robots.txt. A site that allows no robots says so here and on every page. */
export async function robots(ctx: VisitorContext): Promise<Answer<string>> {
  const { advanced } = await siteSettings(ctx)
  const lines = advanced.searchEnginesMayIndex
    ? [
        'User-agent: *',
        'Disallow: /config',
        'Disallow: /search',
        'Disallow: /api/',
        'Disallow: /cart',
        'Disallow: /checkout',
        'Disallow: /account',
      ]
    : ['User-agent: *', 'Disallow: /']
  const body = `${[...lines, '', `Sitemap: ${ctx.site.baseUrl}/sitemap.xml`].join('\n')}\n`
  return answer({ type: 'text/plain; charset=utf-8', body, tags: [cacheTag.site] })
}

function mapAnswer(ctx: VisitorContext, body: string): Answer<string> {
  return answer({
    type,
    body,
    tags: [cacheTag.site, cacheTag.nav, cacheTag.siteMap],
    until: new Date(ctx.now().getTime() + lagMinutes * minuteMs),
  })
}

async function urlSet(ctx: VisitorContext, entries: readonly MapEntry[]): Promise<string> {
  const assets = await assetsByIds(
    ctx,
    entries.flatMap(({ images }) => images),
  )
  const { baseUrl } = ctx.site
  const urls = entries.map(({ path, changedAt, images }) => {
    const imageElements = images.flatMap((id) => {
      const asset = assets.get(id)
      const address = asset && xmlText(baseUrl + assetUrl(asset.id, asset.file))
      return address ? `<image:image><image:loc>${address}</image:loc></image:image>` : []
    })
    return `<url>${xmlElement('loc', baseUrl + encodeURI(path))}${xmlElement('lastmod', changedAt.toISOString())}${imageElements.join('')}</url>`
  })
  const imageSchema = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return `<?xml version="1.0" encoding="utf-8"?><urlset ${schemas} ${imageSchema}>${urls.join('')}</urlset>`
}
