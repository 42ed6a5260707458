import { ShoppingBag } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel, lazyPart } from '#platform/ui'
import { productBlockContract } from './product.contract.ts'
import type { ProductProps } from './product.contract.ts'

const palette = messages('catalog.palette')

export const productPanel = blockPanel<ProductProps>({
  type: 'product',
  label: palette.message('product'),
  group: 'commerce',
  icon: ShoppingBag,
  keywords: palette.message('product.keywords'),
  starts: { parts: { ...productBlockContract.starts.parts, crumbs: false, related: false, facts: false } },
  Panel: lazyPart(() => import('./product-fields.panel.tsx').then((module) => module.ProductPanel)),
})
