import type { PieceImporter } from '#platform/block'
import type { TagCloudProps } from './tag-cloud.contract.ts'

export const tagCloudImporter: PieceImporter<TagCloudProps> = {
  categories: (_piece, { blogId }) => ({ props: { collection: blogId, of: 'category' } }),
  'tag-cloud': (_piece, { blogId }) => ({ props: { collection: blogId, of: 'tag' } }),
}
