import type { PieceImporter } from '#platform/block'
import type { RssProps } from './rss.contract.ts'

export const rssImporter: PieceImporter<RssProps> = {
  // A foreign feed cannot be shown by a block for one's own: its address is kept as a link.
  rss: ({ settings }, { blogId }) =>
    typeof settings.feedURL === 'string' && settings.feedURL !== '' ? null : { props: { collection: blogId } },
}
