import { LayoutGrid } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel, lazyPart } from '#platform/ui'
import type { ProductListProps } from './summary.contract.ts'

const palette = messages('catalog.palette')

export const productListPanel = blockPanel<ProductListProps>({
  type: 'summary',
  label: palette.message('summary'),
  group: 'commerce',
  icon: LayoutGrid,
  keywords: palette.message('summary.keywords'),
  Panel: lazyPart(() => import('./summary-fields.panel.tsx').then((module) => module.ProductListPanel)),
})
