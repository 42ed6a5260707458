import { hrefOf } from '#features/pages/contract'
import type { PageContext } from '#platform/render'
import type { ReactNode } from 'react'
import type { CategoryNode, ProductListing } from '../contract/product-view.ts'
import { shopMessages } from './shop.messages.ts'

/** The categories of a products page; those below the present one, and beside it, are open. */
export function CategoryNav({ listing, page }: { listing: ProductListing; page: PageContext }): ReactNode {
  if (listing.categories.length === 0) return null
  const isAll = listing.heading === null
  return (
    <nav className="shop-categories" aria-label={shopMessages(page.language, 'categories')}>
      <ul>
        <li>
          <a href={hrefOf(listing.path)} aria-current={isAll ? 'page' : undefined}>
            {shopMessages(page.language, 'all')}
          </a>
        </li>
        <Nodes nodes={listing.categories} />
      </ul>
    </nav>
  )
}

function Nodes({ nodes }: { nodes: readonly CategoryNode[] }): ReactNode {
  return nodes.map((node) => (
    <li key={node.id}>
      <a href={hrefOf(node.path)} aria-current={node.isCurrent ? 'page' : undefined}>
        {node.name}
      </a>
      {isOpen(node) && node.children.length > 0 && (
        <ul>
          <Nodes nodes={node.children} />
        </ul>
      )}
    </li>
  ))
}

function isOpen({ isCurrent, children }: CategoryNode): boolean {
  return isCurrent || children.some(isOpen)
}
