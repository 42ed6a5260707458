import { block } from '#platform/render/server'
import { rssBlockContract } from './rss.contract.ts'
import css from './rss.css?inline'
import { rssImporter } from './rss.importer.ts'
import { loadFeedLinks } from './rss.loader.ts'
import { RssView } from './rss.view.tsx'

export const rssBlock = block({
  contract: rssBlockContract,
  loader: loadFeedLinks,
  view: RssView,
  css,
  importer: rssImporter,
})
