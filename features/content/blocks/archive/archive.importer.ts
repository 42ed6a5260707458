import type { PieceImporter } from '#platform/block'
import type { ArchiveProps } from './archive.contract.ts'

export const archiveImporter: PieceImporter<ArchiveProps> = {
  archives: (_piece, { blogId }) => ({ props: { collection: blogId } }),
}
