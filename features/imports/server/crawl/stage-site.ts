import type { PlatformContext, Site, SiteTransaction, Writable } from '#platform/context'
import { fetchFromOutside } from '#platform/egress'
import { stageSource } from '../stage/stage-export.ts'
import { type Ask, collectedPages, collectPages, type Crawling, forgetPages, textOf } from './collect-pages.ts'
import { htmlTree } from '../body/html-tree.ts'
import { sheetsOf } from './read-look.ts'
import { readCrawl } from './read-crawl.ts'

const prefix = 'site:'

/** Key of an import by address, which has no file, in place of the file's key. */
export const keyOfSite = (address: string): string => prefix + address
export const addressInKey = (key: string): string | null => (key.startsWith(prefix) ? key.slice(prefix.length) : null)

/** Collects the pages of a site outside of a transaction, and plans the import from them. */
export async function planOfSite(
  ctx: Writable<PlatformContext>,
  site: Site,
  crawling: Omit<Crawling, 'siteId' | 'ask'> & { ask?: Ask },
): Promise<(tx: SiteTransaction, onProgress?: (rows: number) => void) => Promise<void>> {
  const { ask = fetchFromOutside, importId } = crawling
  const { home, urls, feeds } = await collectPages(ctx, { ...crawling, ask, siteId: site.id })
  const texts: string[] = []
  for (const feed of feeds) {
    const fetched = await ask(feed, { maxBytes: 10_000_000, timeoutMs: 20_000 }).catch(() => null)
    if (fetched) texts.push(textOf(fetched))
  }
  const sheets: string[] = []
  for await (const { html, url } of collectedPages(ctx, { siteId: site.id, importId }, urls.slice(0, 1)))
    for (const sheet of sheetsOf(htmlTree(html), url)) {
      const fetched = await ask(sheet, { maxBytes: 2_000_000, timeoutMs: 20_000 }).catch(() => null)
      if (fetched) sheets.push(textOf(fetched))
    }
  return async (tx, onProgress) => {
    const pages = collectedPages(ctx, { siteId: site.id, importId }, urls)
    await stageSource(tx, importId, readCrawl({ home, pages, feeds: texts, sheets }), onProgress)
    await forgetPages(ctx, site.id, importId)
  }
}
