import { hrefOf } from '#features/pages/contract'
import { type PageContext, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import type { ProductCard } from '../contract/product-view.ts'
import { quickAdd } from './quick-add.behaviour.ts'
import { quickView } from './quick-view.behaviour.ts'
import { shopMessages } from './shop.messages.ts'

/** Adds a product to the cart from a list: at once, or after a choice of options in a sheet over the list. */
export function CardAdd({ card, page }: { card: ProductCard; page: PageContext }): ReactNode {
  const say = (name: 'added' | 'cannotAdd' | 'tryAgain' | 'checkConnection' | 'close' | 'toProduct') =>
    shopMessages(page.language, name)
  if (card.stock === 0 || !card.isForSale) return null
  if (card.onlyVariantId === null)
    return (
      <Wake island={quickView} when="touch" props={{ close: say('close'), productLink: say('toProduct') }}>
        <a
          className="product-card-add"
          href={hrefOf(card.path)}
          aria-label={shopMessages(page.language, 'chooseOf', { name: card.title })}
        >
          <Plus />
        </a>
      </Wake>
    )
  const words = {
    added: say('added'),
    failed: `${say('cannotAdd')}. ${say('tryAgain')}`,
    offline: `${say('cannotAdd')}. ${say('checkConnection')}`,
  }
  return (
    <Wake island={quickAdd} when="touch" props={words}>
      <form className="product-card-form" method="post" action="/api/commerce/cart/entries">
        <input type="hidden" name="variantId" value={card.onlyVariantId} />
        <input type="hidden" name="returnTo" value={hrefOf(card.path)} />
        <button className="product-card-add" aria-label={shopMessages(page.language, 'addOf', { name: card.title })}>
          <Plus />
        </button>
        <span role="status" />
      </form>
    </Wake>
  )
}

function Plus(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d="M12 5v14M5 12h14" />
    </svg>
  )
}
