import { ShareMenu } from '#features/design/visitor'
import { type ViewProps, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import { Heart } from '../../visitor/heart.tsx'
import { shopMessages } from '../../visitor/shop.messages.ts'
import type { ProductData, ShownProduct } from './product-page.ts'
import type { ProductProps } from './product.contract.ts'
import { wish } from './wish.behaviour.ts'

interface Props {
  shown: ShownProduct
  view: ViewProps<ProductProps, ProductData>
}

/** Buttons that add the product to this browser's wishlist or share it. */
export function WishAndShare({ shown: { product, isPage }, view: { props, page, id } }: Props): ReactNode {
  const { parts } = props
  if (!isPage || !(parts.wish || parts.share)) return null
  const say = (name: 'wish' | 'wished' | 'wishFailed' | 'toWishlist') => shopMessages(page.language, name)
  return (
    <div className="product-more">
      {parts.wish && (
        <Wake
          island={wish}
          when="visible"
          props={{ id: product.id, wish: say('wish'), wished: say('wished'), failed: say('wishFailed') }}
        >
          <form className="product-wish" method="post" action="/api/commerce/wishlist">
            <input type="hidden" name="productId" value={product.id} />
            <button className="button" data-look="outline" data-size="small" name="wished" value="yes">
              <Heart />
              <span>{say('wish')}</span>
            </button>
            <a href="/wishlist" hidden>
              {say('toWishlist')}
            </a>
            <span className="product-wish-failed" role="status" />
          </form>
        </Wake>
      )}
      {parts.share && (
        <div className="share">
          <ShareMenu id={id} url={page.site.baseUrl + encodeURI(product.path)} page={page} />
        </div>
      )}
    </div>
  )
}
