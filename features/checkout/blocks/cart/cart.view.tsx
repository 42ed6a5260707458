import type { ProductCard, StoreSettings } from '#features/catalog/contract'
import { ProductCard as Card } from '#features/catalog/visitor'
import { BesideImage, type SpecialWords } from '#features/pages/visitor'
import { type PageContext, type ViewProps, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import { cartMessages } from '../../contract/cart.messages.ts'
import { cartWords } from '../../contract/cart-words.ts'
import type { CartView as CartData } from '../../contract/cart-view.ts'
import type { StripeExpressSettings } from '../../contract/stripe-fields.ts'
import cart from './cart.island.tsx'
import type { CartProps } from './cart.contract.ts'
import { cartAlert } from './cart-alert.behaviour.ts'
import { stripeExpress } from './stripe-express.behaviour.ts'
import { cartImages } from './cart-images.behaviour.ts'

export interface CartBlockData {
  view: Omit<CartData, 'words'>
  /** The owner's texts for an empty cart. */
  empty: SpecialWords | null
  /** Settings of the provider whose wallets are offered beside the cart. */
  express: StripeExpressSettings | null
  /** Another cart whose link was opened. */
  waiting: { token: string; titles: readonly string[] } | null
  /** Token of an email, whose recipient unsubscribes by it. */
  stop: string
  /** C2.55 */
  alsoBought: { cards: readonly ProductCard[]; storeSettings: StoreSettings } | null
}

export function CartView({ data, page }: ViewProps<CartProps, CartBlockData>): ReactNode {
  return (
    <>
      {data.waiting && <Waiting {...data.waiting} page={page} />}
      {data.view.notice?.isAlert && (
        <Wake island={cartAlert} when="load" props={{ message: data.view.notice.text }}>
          <span hidden />
        </Wake>
      )}
      {data.stop && <Stop token={data.stop} page={page} />}
      <BesideImage image={data.empty?.image ?? null}>
        <Wake island={cartImages} when="load" props={{}}>
          <Wake island={cart} when="touch" props={{ ...data.view, words: wordsFor(data, page) }} />
        </Wake>
      </BesideImage>
      {data.express && (
        <Wake island={stripeExpress} when="idle" props={data.express}>
          <section className="cart-wallets" aria-labelledby="cart-wallets" hidden>
            <h2 id="cart-wallets">{cartMessages(page.language, 'express')}</h2>
            <div data-mount />
            <p className="cart-failure" role="alert" data-said hidden />
          </section>
        </Wake>
      )}
      {data.alsoBought && <AlsoBought {...data.alsoBought} page={page} isEmpty={data.empty !== null} />}
    </>
  )
}

function wordsFor({ empty }: CartBlockData, { language }: PageContext): CartData['words'] {
  const words = cartWords(language)
  return {
    ...words,
    empty: empty?.title || (words['empty'] ?? ''),
    emptyHint: empty?.text || (words['emptyHint'] ?? ''),
  }
}

/** Offers the cart of a link, which the shopper takes over deliberately (A2.03). */
function Waiting({ token, titles, page }: NonNullable<CartBlockData['waiting']> & { page: PageContext }): ReactNode {
  return (
    <form className="cart-waiting" method="post" action="/checkout/subscribe" aria-labelledby="cart-waiting">
      <p className="cart-waiting-title" id="cart-waiting">
        {cartMessages(page.language, 'take.title')}
      </p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <input type="hidden" name="cartToken" value={token} />
      <button className="button">{cartMessages(page.language, 'take.button')}</button>
    </form>
  )
}

function Stop({ token, page }: { token: string; page: PageContext }): ReactNode {
  return (
    <form className="cart-waiting" method="post" action="/commerce/unsubscribe-cart-emails" aria-labelledby="cart-stop">
      <p className="cart-waiting-title" id="cart-stop">
        {cartMessages(page.language, 'stop.title')}
      </p>
      <input type="hidden" name="token" value={token} />
      <button className="button">{cartMessages(page.language, 'stop.button')}</button>
    </form>
  )
}

function AlsoBought({
  cards,
  storeSettings,
  page,
  isEmpty,
}: NonNullable<CartBlockData['alsoBought']> & { page: PageContext; isEmpty: boolean }): ReactNode {
  return (
    <section className="cart-also" aria-labelledby="cart-also">
      <h2 id="cart-also">{cartMessages(page.language, isEmpty ? 'popular' : 'alsoBought')}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Card
              card={card}
              storeSettings={storeSettings}
              page={page}
              ratio="square"
              level={3}
              sizes="(max-width: 600px) 45vw, 280px"
              parts={{ brand: false, excerpt: false, price: true, quick: false }}
            />
            {card.onlyVariantId && card.isForSale && (
              <form method="post" action="/api/commerce/cart/entries">
                <input type="hidden" name="variantId" value={card.onlyVariantId} />
                <button
                  className="button"
                  data-look="outline"
                  data-size="small"
                  aria-label={cartMessages(page.language, 'addMoreItem', { title: card.title })}
                >
                  {cartMessages(page.language, 'addMore')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
