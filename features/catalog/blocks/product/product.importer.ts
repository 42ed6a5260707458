import type { PieceImporter } from '#platform/block'
import type { ProductProps } from './product.contract.ts'

const parts = {
  crumbs: false,
  thumbnails: false,
  excerpt: true,
  buy: true,
  description: false,
  facts: false,
  related: false,
}

export const productImporter: PieceImporter<ProductProps> = {
  product: ({ slug }, { productOf }) => {
    const product = productOf(slug)
    return product === null ? null : { props: { product, parts } }
  },
}
