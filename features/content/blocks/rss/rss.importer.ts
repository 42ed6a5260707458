import type { PieceImporter } from '#platform/block'
import type { RssProps } from './rss.contract.ts'

export const rssImporter: PieceImporter<RssProps> = {
  // The block shows feeds of the site only, so the address of another feed becomes a link.
  rss: ({ settings }, { blogId }) =>
    typeof settings.feedURL === 'string' && settings.feedURL !== '' ? null : { props: { collection: blogId } },
}
