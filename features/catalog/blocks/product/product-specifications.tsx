import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { sizeText, weightText } from '../../contract/units.rules.ts'
import { shopMessages } from '../../visitor/shop.messages.ts'
import type { ProductData, ShownProduct } from './product-page.ts'
import type { ProductProps } from './product.contract.ts'

/** Weight, size and article number of the chosen variant, in the units of the site. */
export function ProductSpecifications({
  shown,
  view: { page },
}: {
  shown: ShownProduct
  view: ViewProps<ProductProps, ProductData>
}): ReactNode {
  const { variant, storeSettings } = shown
  const { measurementStandard, format } = storeSettings
  const lines = [
    ['size', sizeText(variant, measurementStandard, format.decimalSeparator)],
    ['weight', weightText(variant.weightGrams, measurementStandard, format.decimalSeparator)],
    ['sku', variant.sku],
  ] as const
  const shownLines = lines.filter(([, text]) => text !== '')
  if (shownLines.length === 0) return null
  return (
    <dl className="product-specifications">
      {shownLines.map(([name, text]) => (
        <div key={name} className="product-fact">
          <dt>{shopMessages(page.language, name)}</dt>
          <dd data-fact={name}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
