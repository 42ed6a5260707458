import { ShoppingBag } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { productBlockContract } from './product.contract.ts'
import { productStyles } from './product-styles.ts'
import { ProductBlockView } from './product.view.tsx'

export const canvas = canvasBlock({
  contract: productBlockContract,
  view: ProductBlockView,
  css: productStyles,
  icon: ShoppingBag,
  panel: lazyPart(() => import('./product.panel.tsx').then((module) => module.ProductPanel)),
})
