import type { PieceImporter } from '#platform/block'
import type { ProductListProps } from './summary.contract.ts'

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  Math.min(most, Math.max(least, Math.trunc(Number(value)) || otherwise))

export const productListImporter: PieceImporter<ProductListProps> = {
  products: ({ settings }) => ({
    props: { source: 'shop', count: within(settings.count, 1, 60, 6), columns: within(settings.columns, 2, 5, 3) },
  }),
}
