import { AssetImage } from '#features/media/visitor'
import { hrefOf } from '#features/pages/contract'
import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { eachPayment, planAtFirst } from '../../../contract/each-payment.ts'
import { CardAdd } from '../../../visitor/card-add.tsx'
import { Price } from '../../../visitor/price.tsx'
import { shopMessages } from '../../../visitor/shop.messages.ts'
import type { ProductData } from '../product-page.ts'
import type { ProductProps } from '../product.contract.ts'

/** Products that the owner suggests beside this one. A tap adds one, or opens its options in an overlay. */
export function GoesWith({ view: { data, page, id } }: { view: ViewProps<ProductProps, ProductData> }): ReactNode {
  if (data.goesWith.length === 0) return null
  return (
    <section className="product-with" aria-labelledby={`with-${id}`}>
      <h2 id={`with-${id}`}>{shopMessages(page.language, 'goesWith')}</h2>
      <ul>
        {data.goesWith.map((card) => (
          <li key={card.id}>
            <span className="product-with-image">
              {card.image && (
                <AssetImage asset={card.image.asset} alt="" sizes="72px" ratio={1} focalPoint={card.image.focalPoint} />
              )}
            </span>
            <div className="product-with-words">
              <a href={hrefOf(card.path)}>{card.title}</a>
              <Price
                price={{ ...card.price, startingMinor: eachPayment(card.price.startingMinor, planAtFirst(card)) }}
                storeSettings={data.storeSettings}
                language={page.language}
              />
            </div>
            <CardAdd card={card} page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}
