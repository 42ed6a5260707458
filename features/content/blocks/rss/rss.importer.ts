import type { PieceImporter } from '#platform/block'
import type { RssProps } from './rss.contract.ts'

export const rssImporter: PieceImporter<RssProps> = {
  // A feed of somebody else's site cannot be shown by a block that shows one's own: its address is kept as a link.
  rss: ({ settings }, { blogId }) =>
    typeof settings.feedURL === 'string' && settings.feedURL !== '' ? null : { props: { collection: blogId } },
}
