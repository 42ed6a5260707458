import { AssetImage } from '#features/media/visitor'
import { hrefOf } from '#features/pages/contract'
import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { moneyText } from '../../../visitor/price.tsx'
import { shopMessages } from '../../../visitor/shop.messages.ts'
import type { ProductData, ShownProduct } from '../product-page.ts'
import type { ProductProps } from '../product.contract.ts'

interface Props {
  shown: ShownProduct
  view: ViewProps<ProductProps, ProductData>
}

/** Lists the parts of a bundle and their total price when bought separately. */
export function InThisSet({ shown: { bundle, variant, storeSettings }, view: { page, id } }: Props): ReactNode {
  if (!bundle || bundle.parts.length === 0) return null
  const ownMinor = variant.saleMinor ?? variant.priceMinor
  const apart = moneyText(bundle.apartMinor, storeSettings)
  const less = moneyText(bundle.apartMinor - ownMinor, storeSettings)
  return (
    <section className="product-with product-set" aria-labelledby={`set-${id}`}>
      <h2 id={`set-${id}`}>{shopMessages(page.language, 'inThisSet')}</h2>
      <ul>
        {bundle.parts.map(({ variantId, quantity, title, variantTitle, path, image }) => (
          <li key={variantId}>
            <span className="product-with-image">
              {image && <AssetImage asset={image.asset} alt="" sizes="72px" ratio={1} focalPoint={image.focalPoint} />}
            </span>
            <div className="product-with-words">
              {path ? <a href={hrefOf(path)}>{title}</a> : <span>{title}</span>}
              {variantTitle !== '' && <span className="product-note">{variantTitle}</span>}
            </div>
            <span className="product-set-count">{quantity} ×</span>
          </li>
        ))}
      </ul>
      {bundle.apartMinor > ownMinor && (
        <p className="product-note">{shopMessages(page.language, 'apart', { price: apart, less })}</p>
      )}
    </section>
  )
}
