import type { PieceImporter } from '#platform/block'
import type { SearchProps } from './search.contract.ts'

export const searchImporter: PieceImporter<SearchProps> = {
  search: ({ settings }) => ({
    props: typeof settings.placeholder === 'string' ? { placeholder: settings.placeholder.slice(0, 200) } : {},
  }),
}
