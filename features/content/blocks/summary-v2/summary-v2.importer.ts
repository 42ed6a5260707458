import type { PieceImporter } from '#platform/block'
import type { SummaryProps } from './summary-v2.contract.ts'

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  Math.min(most, Math.max(least, Math.trunc(Number(value)) || otherwise))

export const summaryImporter: PieceImporter<SummaryProps> = {
  'latest-posts': ({ settings }, { blogId }) => ({
    props: {
      collection: blogId,
      variant: settings.postLayout === 'grid' ? 'grid' : 'list',
      count: within(settings.postsToShow, 1, 30, 5),
      columns: within(settings.columns, 2, 5, 3),
      order: settings.orderBy === 'title' ? 'title' : settings.order === 'asc' ? 'oldest' : 'newest',
    },
  }),
  'latest-comments': (_piece, { blogId }) => ({ props: { collection: blogId, variant: 'list', count: 5 } }),
}
