import type { PieceImporter } from '#platform/block'
import { fewParts, type ProductProps } from './product.contract.ts'

export const productImporter: PieceImporter<ProductProps> = {
  product: ({ slug }, { productOf }) => {
    const product = productOf(slug)
    return product === null ? null : { props: { product, parts: fewParts } }
  },
}
