import { isFirstScreen, sizesInBlock } from '#features/media/visitor'
import { hrefOf } from '#features/pages/contract'
import { hintLanguage, type ViewProps } from '#platform/render'
import type { CSSProperties, ReactNode } from 'react'
import type { ProductCard as Card } from '../../contract/product-view.ts'
import { ProductCard } from '../../visitor/product-card.tsx'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { ProductListing } from './product-listing.tsx'
import type { ProductListData } from './product-list-data.ts'
import type { ProductListProps } from './summary.contract.ts'

type View = ViewProps<ProductListProps, ProductListData>

export function ProductListView(view: View): ReactNode {
  const { data, props, page } = view
  const { listing } = data
  if (props.source === 'page' && listing) {
    return (
      <ProductListing view={view} listing={listing}>
        <Cards view={view} cards={data.cards} level={2} />
      </ProductListing>
    )
  }
  if (data.cards.length === 0)
    return page.editing ? (
      <p className="catalog-empty">{shopMessages(hintLanguage(page), data.isChosen ? 'empty' : 'chooseProducts')}</p>
    ) : null
  return (
    <div className="shop" data-layout={props.layout}>
      {(props.heading || props.more) && (
        <div className="shop-head">
          {props.heading && <h2>{props.heading}</h2>}
          {props.more && data.path && <a href={hrefOf(data.path)}>{props.more}</a>}
        </div>
      )}
      <Cards view={view} cards={data.cards} level={props.heading ? 3 : 2} />
      {data.areDrafts && <p className="shop-drafts">{shopMessages(hintLanguage(page), 'drafts')}</p>}
    </div>
  )
}

function Cards({ view, cards, level }: { view: View; cards: readonly Card[]; level: 2 | 3 }): ReactNode {
  const { data, props, page, section } = view
  const isFirst = isFirstScreen(section, page)
  const list = (
    <ul
      className="products-list"
      data-layout={props.layout}
      data-columns={props.layout === 'grid' ? props.columns : undefined}
      style={{ '--columns': props.columns } as CSSProperties}
    >
      {cards.map((card, at) => (
        <li key={card.id}>
          <ProductCard
            card={card}
            storeSettings={data.storeSettings}
            page={page}
            ratio={props.ratio}
            parts={props.parts}
            sizes={sizesInBlock(view, 1 / props.columns)}
            level={level}
            isEager={isFirst && at < props.columns}
          />
        </li>
      ))}
    </ul>
  )
  if (props.layout !== 'carousel') return list
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="shop-scroll" tabIndex={0} aria-label={props.heading || shopMessages(page.language, 'products')}>
      {list}
    </section>
  )
}
