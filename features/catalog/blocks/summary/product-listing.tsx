import { hrefOf } from '#features/pages/contract'
import { type PageContext, type ViewProps, Wake } from '#platform/render'
import { AssetImage } from '#features/media/visitor'
import type { ReactNode } from 'react'
import { type ProductChoice, productChoicePath, productSorts } from '../../contract/catalog-path.rules.ts'
import type { ProductListing as Listing, StoreSettings } from '../../contract/product-view.ts'
import { CategoryNav } from '../../visitor/category-nav.tsx'
import { chosenFilters, type FilterGroup, filterGroups, type FilterLink } from '../../visitor/filter-links.ts'
import { Swatch } from '../../visitor/swatch.tsx'
import { shopMessages } from '../../visitor/shop.messages.ts'
import type { ProductListData } from './product-list-data.ts'
import { PriceRange } from './price-range.tsx'
import { shopList } from './shop-list.behaviour.ts'
import type { ProductListProps } from './summary.contract.ts'

type View = ViewProps<ProductListProps, ProductListData>

/** A products page: its path, filters, count, products and pagination. */
export function ProductListing({
  view,
  listing,
  children,
}: {
  view: View
  listing: Listing
  children: ReactNode
}): ReactNode {
  const { props, page, data } = view
  const groups = filterGroups(listing, data.storeSettings, page.language)
  const isFiltered = chosenFilters(groups).length > 0 || Boolean(listing.choice.query)
  // An empty list shows a sentence instead of a count and an order.
  const isEmpty = listing.count === 0 && !isFiltered
  const shop = (
    <div className="shop" data-page data-layout={props.layout}>
      <Heading listing={listing} page={page} />
      {props.parts.categories && <CategoryNav listing={listing} page={page} />}
      {!isEmpty && (
        <div className="shop-bar">
          <p className="shop-count" role="status">
            {shopMessages(page.language, 'found', { n: listing.count })}
          </p>
          {props.parts.filters && groups.length > 0 && (
            <Filters groups={groups} listing={listing} page={page} storeSettings={data.storeSettings} />
          )}
          {props.parts.sort && listing.count > 1 && <Sorting listing={listing} page={page} />}
        </div>
      )}
      {props.parts.filters && <Chosen groups={groups} listing={listing} page={page} />}
      {listing.cards.length === 0 ? <Nothing listing={listing} page={page} isFiltered={isFiltered} /> : children}
      <Pager listing={listing} page={page} />
    </div>
  )
  return (
    <Wake island={shopList} when="touch" props={{}}>
      {shop}
    </Wake>
  )
}

interface Part {
  listing: Listing
  page: PageContext
}

function Heading({ listing, page }: Part): ReactNode {
  const { heading, crumbs } = listing
  return (
    <header className="shop-heading" data-image={heading?.image ? '' : undefined}>
      {crumbs.length > 1 && (
        <nav className="product-crumbs" aria-label={shopMessages(page.language, 'way')}>
          <ol>
            {crumbs.slice(0, -1).map(({ name, path }) => (
              <li key={path}>
                <a href={hrefOf(path)}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1>{heading?.name ?? listing.title}</h1>
      {heading?.description && <p className="shop-about">{heading.description}</p>}
      {heading?.image && (
        <div className="shop-image">
          <AssetImage asset={heading.image} alt="" sizes="(max-width:720px) 100vw, 50vw" ratio={16 / 9} eager />
        </div>
      )}
    </header>
  )
}

function Filters({
  groups,
  listing,
  page,
  storeSettings,
}: Part & { groups: readonly FilterGroup[]; storeSettings: StoreSettings }): ReactNode {
  return (
    <details className="shop-menu" data-wide>
      <summary>
        {shopMessages(page.language, 'filter')}
        {chosenFilters(groups).length > 0 && <span className="shop-number">{chosenFilters(groups).length}</span>}
      </summary>
      <div className="shop-sheet">
        {groups.map(({ name, links }) => (
          <div className="shop-group" key={name} role="group" aria-label={name}>
            <p aria-hidden="true">{name}</p>
            <ul>
              {links.map((link) => (
                <li key={link.name}>
                  <FilterAnchor link={link} listing={listing} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <PriceRange listing={listing} page={page} storeSettings={storeSettings} />
        <a className="button shop-done" href={choiceHref(listing, listing.choice)} rel="nofollow" data-done="">
          {shopMessages(page.language, 'showFound', { n: listing.count })}
        </a>
      </div>
    </details>
  )
}

function FilterAnchor({ link, listing }: { link: FilterLink; listing: Listing }): ReactNode {
  return (
    <a href={choiceHref(listing, link.choice)} rel="nofollow" aria-current={link.isChosen ? 'true' : undefined}>
      {link.swatch && <Swatch swatch={link.swatch} />}
      {link.name}
      {link.count !== null && <span className="shop-number">{link.count}</span>}
    </a>
  )
}

function Sorting({ listing, page }: Part): ReactNode {
  const present = listing.choice.sort ?? 'featured'
  const nameOf = (sort: (typeof productSorts)[number]) =>
    shopMessages(page.language, sort === 'price' ? 'price-up' : sort)
  return (
    <details className="shop-menu">
      <summary>
        {shopMessages(page.language, 'sort')}
        <span className="shop-present">{nameOf(present)}</span>
      </summary>
      <ul className="shop-sheet">
        {productSorts.map((sort) => (
          <li key={sort}>
            <a
              href={choiceHref(listing, { ...listing.choice, sort, page: 1 })}
              rel="nofollow"
              aria-current={sort === present ? 'true' : undefined}
            >
              {nameOf(sort)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Shows the active filters; each can be removed by itself. */
function Chosen({ groups, listing, page }: Part & { groups: readonly FilterGroup[] }): ReactNode {
  const chosen = chosenFilters(groups)
  if (chosen.length === 0) return null
  const { sort, category, tag } = listing.choice
  const none: ProductChoice = {
    page: 1,
    ...(sort ? { sort } : {}),
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
  }
  return (
    <ul className="shop-chosen" aria-label={shopMessages(page.language, 'yourFilters')}>
      {chosen.map((link) => (
        <li key={link.name}>
          <a
            href={choiceHref(listing, link.choice)}
            rel="nofollow"
            aria-label={shopMessages(page.language, 'leaveOut', { name: link.name })}
          >
            {link.name} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a href={choiceHref(listing, none)} data-all>
          {shopMessages(page.language, 'clear')}
        </a>
      </li>
    </ul>
  )
}

function Nothing({ page, isFiltered }: Part & { isFiltered: boolean }): ReactNode {
  return <p className="shop-none">{shopMessages(page.language, isFiltered ? 'none' : 'empty')}</p>
}

function Pager({ listing, page }: Part): ReactNode {
  if (listing.pages <= 1) return null
  return (
    <nav className="shop-pages" aria-label={shopMessages(page.language, 'pages')}>
      {listing.previous && (
        <a rel="prev" href={pageHref(listing.previous)}>
          <span aria-hidden="true">←</span> {shopMessages(page.language, 'previous')}
        </a>
      )}
      <span>
        {listing.page} / {listing.pages}
      </span>
      {listing.next && (
        <a rel="next" href={pageHref(listing.next)}>
          {shopMessages(page.language, 'next')} <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  )
}

export function choiceHref(listing: Listing, choice: ProductChoice): string {
  return pageHref(productChoicePath(listing.path.replace(/^\//, ''), choice))
}

/** Encodes letters beyond ASCII in the path; the query is encoded already. */
function pageHref(path: string): string {
  const at = path.indexOf('?')
  return at < 0 ? hrefOf(path) : hrefOf(path.slice(0, at)) + path.slice(at)
}
