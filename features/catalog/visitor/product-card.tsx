import { AssetImage } from '#features/media/visitor'
import { hrefOf } from '#features/pages/contract'
import { type PageContext, Wake } from '#platform/render'
import type { Language } from '#platform/i18n'
import type { ReactNode } from 'react'
import { ratioOf, type ImageRatio } from '../blocks/look.rules.ts'
import { periodText, priceText } from '../contract/product-texts.ts'
import type { ProductCard as Card, ProductImageView, StoreSettings } from '../contract/product-view.ts'
import { eachPayment, planAtFirst } from '../contract/each-payment.ts'
import type { SubscriptionPlan } from '../contract/subscription.rules.ts'
import { moneyText, Price } from './price.tsx'
import { CardAdd } from './card-add.tsx'
import { CardSwatches } from './swatch.tsx'
import { quickView } from './quick-view.behaviour.ts'
import { shopMessages } from './shop.messages.ts'

export interface CardLook {
  ratio: ImageRatio
  parts: { brand: boolean; excerpt: boolean; price: boolean; quick: boolean }
  sizes: string
  /** Level of the titles: one below the heading above them. */
  level: 2 | 3
}

interface Props extends CardLook {
  card: Card
  storeSettings: StoreSettings
  page: PageContext
  isEager?: boolean
}

/** A product in a list: a single link with image, title and price. */
export function ProductCard({
  card,
  storeSettings,
  page,
  parts,
  ratio,
  sizes,
  level,
  isEager = false,
}: Props): ReactNode {
  const Heading = `h${level}` as const
  const isGone = card.stock === 0 || !card.isForSale
  return (
    <article className="product-card" data-gone={isGone || undefined}>
      <div className="product-card-image">
        <CardImage image={card.image} ratio={ratio} sizes={sizes} isEager={isEager} />
        {card.secondImage && <CardImage image={card.secondImage} ratio={ratio} sizes={sizes} />}
        <Mark card={card} page={page} />
      </div>
      <div className="product-card-words">
        {parts.brand && card.brand && <p className="product-note">{card.brand}</p>}
        <Heading className="product-card-title">
          <a href={hrefOf(card.path)}>{card.title}</a>
        </Heading>
        {parts.excerpt && card.excerpt && <p className="product-note">{card.excerpt}</p>}
        {parts.price && <Price price={priceOfCard(card)} storeSettings={storeSettings} language={page.language} />}
        {parts.price && card.plan && (
          <p className="product-note">{planNote(card, card.plan, storeSettings, page.language)}</p>
        )}
        <CardSwatches swatches={card.swatches} />
      </div>
      {parts.quick && !page.editing && <QuickLink card={card} page={page} />}
      {parts.quick && !page.editing && <CardAdd card={card} page={page} />}
    </article>
  )
}

/** Access is listed by the price of each payment, all other products by the price of buying them once. */
function priceOfCard(card: Card): Card['price'] {
  return { ...card.price, startingMinor: eachPayment(card.price.startingMinor, planAtFirst(card)) }
}

/** Returns how often access is paid, or the price of a subscription to a product that is also sold once. */
function planNote(card: Card, plan: SubscriptionPlan, storeSettings: StoreSettings, language: Language): string {
  const period = periodText(plan, language)
  if (planAtFirst(card)) return period
  const each = { ...card.price, startingMinor: eachPayment(card.price.startingMinor, plan) }
  const price = priceText(each, language, (minor) => moneyText(minor, storeSettings))
  return shopMessages(language, 'orSubscribe', { price: `${price} ${period}` })
}

function CardImage({
  image,
  ratio,
  sizes,
  isEager = false,
}: {
  image: ProductImageView | null
  ratio: ImageRatio
  sizes: string
  isEager?: boolean
}) {
  if (image) {
    return (
      <AssetImage
        asset={image.asset}
        alt=""
        sizes={sizes}
        eager={isEager}
        ratio={ratioOf[ratio]}
        focalPoint={image.focalPoint}
      />
    )
  }
  return (
    <span className="product-card-none" style={{ aspectRatio: ratioOf[ratio] ?? undefined }}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M3.5 8 12 3.5 20.5 8v8L12 20.5 3.5 16Zm0 0L12 12.5 20.5 8M12 12.5v8" />
      </svg>
    </span>
  )
}

function Mark({ card, page }: { card: Card; page: PageContext }): ReactNode {
  if (card.stock === 0) return <span className="product-card-mark">{shopMessages(page.language, 'soldOut')}</span>
  if (!card.isForSale) return <span className="product-card-mark">{shopMessages(page.language, 'notForSale')}</span>
  if (card.shipsFrom !== null)
    return <span className="product-card-mark">{shopMessages(page.language, 'orderAhead')}</span>
  if (!card.price.isOnSale) return null
  return (
    <span className="product-card-mark" data-kind="sale">
      {shopMessages(page.language, 'sale')}
    </span>
  )
}

/** Leads to the product; with scripts it opens over the list. */
function QuickLink({ card, page }: { card: Card; page: PageContext }): ReactNode {
  const say = (name: 'close' | 'toProduct') => shopMessages(page.language, name)
  return (
    <Wake island={quickView} when="touch" props={{ close: say('close'), productLink: say('toProduct') }}>
      <a
        className="product-card-quick"
        href={hrefOf(card.path)}
        aria-label={shopMessages(page.language, 'quick', { name: card.title })}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M2.5 12s3.5-6.5 9.5-6.5S21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="2.8" />
        </svg>
      </a>
    </Wake>
  )
}
