import { hrefOf } from '#features/pages/contract'
import { RichText, type ViewProps, plainTextOf, hintLanguage } from '#platform/render'
import { Wake } from '#platform/render'
import type { ReactNode } from 'react'
import { installmentRangeText, installmentText, periodText } from '../../contract/product-texts.ts'
import { PriceWords, moneyText } from '../../visitor/price.tsx'
import { ProductCard } from '../../visitor/product-card.tsx'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { ratioOf } from '../look.rules.ts'
import { recent } from './recent.behaviour.ts'
import { SizeGuideTable } from './size-guide.tsx'
import { WishAndShare } from './wish.tsx'
import { GoesWith } from './beside/goes-with.tsx'
import { InThisSet } from './beside/in-this-set.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyForm } from './buy-form.tsx'
import type { ProductData, ShownProduct } from './product-page.ts'
import { ProductSpecifications } from './product-specifications.tsx'
import { ProductImages } from './product-images.tsx'
import { Restock } from './restock.tsx'
import { planAtFirst } from '../../contract/each-payment.ts'
import { variantPrice } from './variant-words.ts'
import type { ProductProps } from './product.contract.ts'

type View = ViewProps<ProductProps, ProductData>

const relatedColumns = 4
const fewestColumns = 2

export function ProductBlockView(view: View): ReactNode {
  const { data, props, page } = view
  const variant = data.product?.variants[data.chosenAt]
  if (!data.product || !variant)
    return page.editing ? <p className="catalog-empty">{shopMessages(hintLanguage(page), 'chooseProduct')}</p> : null
  const shown: ShownProduct = { ...data, product: data.product, variant }
  return (
    <div className="product" data-side={props.side === 'end' ? 'end' : undefined} data-whole={data.isPage || undefined}>
      {props.parts.crumbs && data.isPage && <Breadcrumbs shown={shown} view={view} />}
      <div className="product-main">
        <ProductImages shown={shown} view={view} ratio={ratioOf[props.ratio]} hasThumbnails={props.parts.thumbnails} />
        <div className="product-info">
          <Head shown={shown} view={view} />
          {props.parts.buy && <BuyForm shown={shown} view={view} />}
          {props.parts.buy && <Restock shown={shown} view={view} />}
          <InThisSet shown={shown} view={view} />
          <SizeGuideTable shown={shown} view={view} />
          <WishAndShare shown={shown} view={view} />
          {props.parts.goesWith && <GoesWith view={view} />}
          {props.parts.description && plainTextOf(shown.product.description) && (
            <div className="product-description text">
              <RichText doc={shown.product.description} />
            </div>
          )}
          {props.parts.facts && <ProductSpecifications shown={shown} view={view} />}
        </div>
      </div>
      {props.parts.related && data.related.length > 0 && <Related view={view} />}
      {props.parts.recent && data.isPage && <Recent shown={shown} view={view} />}
      {props.parts.buy && <BuyBar shown={shown} view={view} />}
    </div>
  )
}

function Breadcrumbs({ shown: { product }, view: { page } }: { shown: ShownProduct; view: View }): ReactNode {
  const [category] = product.categories
  return (
    <nav className="product-crumbs" aria-label={shopMessages(page.language, 'way')}>
      <ol>
        <li>
          <a href={hrefOf(product.shop.path)}>{product.shop.name}</a>
        </li>
        {category && (
          <li>
            <a href={hrefOf(category.path)}>{category.name}</a>
          </li>
        )}
      </ol>
    </nav>
  )
}

/** The product's name is the heading of its own page, and a link to that page elsewhere. */
function Head({ shown, view }: { shown: ShownProduct; view: View }): ReactNode {
  const { product, storeSettings, isPage, variant } = shown
  const { props, page } = view
  const plan = planAtFirst(product)
  const price = variantPrice(variant, storeSettings, plan)
  return (
    <header className="product-head">
      {product.brand && <p className="product-note">{product.brand}</p>}
      {isPage ? (
        <h1 className="product-title">{product.title}</h1>
      ) : (
        <h2 className="product-title">
          <a href={hrefOf(product.path)}>{product.title}</a>
        </h2>
      )}
      <PriceWords {...price} language={page.language} />
      {plan && <p className="product-note">{periodText(plan, page.language)}</p>}
      <Installments shown={shown} view={view} />
      {props.parts.excerpt && product.excerpt && <p className="product-lead">{product.excerpt}</p>}
    </header>
  )
}

/** B9.78, B9.79: shown when the store offers payment in instalments. */
function Installments({ shown: { storeSettings }, view: { page } }: { shown: ShownProduct; view: View }): ReactNode {
  const { installments } = storeSettings
  if (!installments) return null
  const range = installmentRangeText(installments, page.language, (minor) => moneyText(minor, storeSettings))
  return (
    <p className="product-note">
      {installmentText(installments.payments, page.language)}
      {range && ` · ${range}`}
    </p>
  )
}

function Related({ view }: { view: View }): ReactNode {
  const { data, props, page } = view
  return (
    <section className="product-related" aria-labelledby={`related-${view.id}`}>
      <h2 id={`related-${view.id}`}>{props.relatedHeading || shopMessages(page.language, 'also')}</h2>
      <ul
        className="products-list"
        data-columns=""
        style={
          { '--columns': Math.max(fewestColumns, Math.min(relatedColumns, data.related.length)) } as React.CSSProperties
        }
      >
        {data.related.map((card) => (
          <li key={card.id}>
            <ProductCard
              card={card}
              storeSettings={data.storeSettings}
              page={page}
              ratio={props.ratio}
              level={3}
              sizes="(max-width:720px) 45vw, 22vw"
              parts={{ brand: false, excerpt: false, price: true, quick: false }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Recently viewed products from this browser; empty and hidden without scripts. */
function Recent({ shown: { product, asksForConsent }, view }: { shown: ShownProduct; view: View }): ReactNode {
  return (
    <Wake island={recent} when="idle" props={{ id: product.id, asks: asksForConsent }}>
      <section
        className="product-related"
        aria-labelledby={`recent-${view.id}`}
        style={{ '--columns': relatedColumns } as React.CSSProperties}
        hidden
      >
        <h2 id={`recent-${view.id}`}>{shopMessages(view.page.language, 'recent')}</h2>
      </section>
      <span className="product-foot" data-foot="" />
    </Wake>
  )
}
