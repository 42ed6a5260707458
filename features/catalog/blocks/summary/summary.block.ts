import { block } from '#platform/render/server'
import cards from '../../visitor/product-card.css?inline'
import { productListBlockContract } from './summary.contract.ts'
import emptyCss from '../empty-block.css?inline'
import css from './summary.css?inline'
import range from './price-range.css?inline'
import { productListImporter } from './summary.importer.ts'
import { loadProductLists } from './summary.loader.ts'
import { ProductListView } from './summary.view.tsx'

export const productListBlock = block({
  importer: productListImporter,
  contract: productListBlockContract,
  loader: loadProductLists,
  view: ProductListView,
  css: [{ css: cards + css + emptyCss }, { css: range, where: ['shop-price'] }],
})
