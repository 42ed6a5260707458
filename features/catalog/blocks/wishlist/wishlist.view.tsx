import { ShareMenu } from '#features/design/visitor'
import { hrefOf } from '#features/pages/contract'
import type { PageContext, ViewProps } from '#platform/render'
import type { CSSProperties, ReactNode } from 'react'
import { ProductCard } from '../../visitor/product-card.tsx'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { Heart } from '../../visitor/heart.tsx'
import type { WishlistProps } from './wishlist.contract.ts'
import type { WishlistData } from './wishlist.loader.ts'

const columns = 4

export function WishlistView(view: ViewProps<WishlistProps, WishlistData>): ReactNode {
  const { data, page, id } = view
  const say = (name: 'wishlist' | 'wishlistEmpty' | 'wishlistShared' | 'wishlistNote' | 'toShop' | 'shareList') =>
    shopMessages(page.language, name)
  if (data.cards.length === 0) {
    return (
      <div className="wishlist">
        <div className="wishlist-empty">
          <Heart />
          <h1>{say('wishlist')}</h1>
          <p className="wishlist-note">{say('wishlistEmpty')}</p>
          <a className="button" href={hrefOf(data.shop)}>
            {say('toShop')}
          </a>
        </div>
      </div>
    )
  }
  return (
    <div className="wishlist">
      <div className="wishlist-head">
        <div>
          <h1>{say('wishlist')}</h1>
          <p className="wishlist-note">{say(data.isMine ? 'wishlistNote' : 'wishlistShared')}</p>
        </div>
        {data.isMine && (
          <div className="share">
            <ShareMenu id={id} url={page.site.baseUrl + data.address} label={say('shareList')} page={page} />
          </div>
        )}
      </div>
      <ul className="products-list" data-columns={columns} style={{ '--columns': columns } as CSSProperties}>
        {data.cards.map((card) => (
          <li key={card.id}>
            <ProductCard
              card={card}
              storeSettings={data.storeSettings}
              page={page}
              ratio="portrait"
              level={2}
              sizes="(max-width:720px) 45vw, 22vw"
              parts={{ brand: false, excerpt: false, price: true, quick: true }}
            />
            {data.isMine && <Remove card={card} page={page} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Remove({ card, page }: { card: WishlistData['cards'][number]; page: PageContext }): ReactNode {
  return (
    <form className="wishlist-remove" method="post" action="/api/commerce/wishlist">
      <input type="hidden" name="productId" value={card.id} />
      <button name="wished" value="no" aria-label={shopMessages(page.language, 'unwish', { name: card.title })}>
        {shopMessages(page.language, 'unwishShort')}
      </button>
    </form>
  )
}
