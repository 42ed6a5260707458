import { block } from '#platform/render/server'
import { productImporter } from './product.importer.ts'
import { productBlockContract } from './product.contract.ts'
import { loadProducts } from './product.loader.ts'
import { productStyles } from './product-styles.ts'
import { ProductBlockView } from './product.view.tsx'

export const productBlock = block({
  importer: productImporter,
  contract: productBlockContract,
  loader: loadProducts,
  view: ProductBlockView,
  css: productStyles,
})
