import { ShoppingBag } from 'lucide-react'
import { blockPanel, lazyPart } from '#platform/ui'
import { productBlockContract } from './product.contract.ts'
import type { ProductProps } from './product.contract.ts'

export const productPanel = blockPanel<ProductProps>({
  type: 'product',
  label: { en: 'Product', nl: 'Product' },
  group: 'commerce',
  icon: ShoppingBag,
  keywords: { en: 'shop store buy sell cart', nl: 'winkel kopen verkopen webshop' },
  starts: { parts: { ...productBlockContract.starts.parts, crumbs: false, related: false, facts: false } },
  Panel: lazyPart(() => import('./product-fields.panel.tsx').then((module) => module.ProductPanel)),
})
