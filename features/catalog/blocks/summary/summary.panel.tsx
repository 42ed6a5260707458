import { LayoutGrid } from 'lucide-react'
import { blockPanel, lazyPart } from '#platform/ui'
import type { ProductListProps } from './summary.contract.ts'

export const productListPanel = blockPanel<ProductListProps>({
  type: 'summary',
  label: { en: 'Products', nl: 'Producten' },
  group: 'commerce',
  icon: LayoutGrid,
  keywords: { en: 'shop store list grid sale', nl: 'winkel lijst raster aanbieding webshop' },
  Panel: lazyPart(() => import('./summary-fields.panel.tsx').then((module) => module.ProductListPanel)),
})
