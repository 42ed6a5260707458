import { block } from '#platform/render/server'
import cards from '../../visitor/product-card.css?inline'
import { productBlockContract } from './product.contract.ts'
import css from './product.css?inline'
import { loadProducts } from './product.loader.ts'
import { ProductBlockView } from './product.view.tsx'

export const productBlock = block({
  contract: productBlockContract,
  loader: loadProducts,
  view: ProductBlockView,
  css: cards + css,
})
