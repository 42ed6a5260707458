import type { ReactNode } from 'react'
import { hrefOf } from '#features/pages/contract'
import type { ViewProps } from '#platform/render'
import { areasMessages } from '../../contract/areas.messages.ts'
import type { PricingData, PricingOffer } from '../../contract/pricing-view.ts'
import { sides } from '../../contract/pricing.rules.ts'
import type { PricingProps } from './pricing.contract.ts'

type View = ViewProps<PricingProps, PricingData>

/**
 * C6.22: prices of the areas that open a page. C4.38, C4.39: the choice between two ways to pay is two radio buttons
 * that the style sheet reacts to, so it swaps prices and buttons without a script.
 */
export function PricingView({ id, data, page }: View): ReactNode {
  if (!data || data.areas.length === 0) return null
  return (
    <div className="pricing">
      {data.sides && <Choice id={id} words={data.sides} page={page} />}
      {data.areas.map((area) => (
        <section key={area.id}>
          <h2>{area.title}</h2>
          {area.lead && <p className="pricing-lead">{area.lead}</p>}
          {area.offers.length === 0 && <p>{areasMessages(page.language, 'none.lead')}</p>}
          <ul>
            {area.offers.map((offer) => (
              <Offer key={offer.variantId} offer={offer} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Choice({
  id,
  words,
  page,
}: {
  id: string
  words: NonNullable<PricingData['sides']>
  page: View['page']
}): ReactNode {
  return (
    <fieldset className="pricing-choice">
      <legend className="sr">{areasMessages(page.language, 'pay')}</legend>
      {sides.map((side) => (
        <label key={side}>
          <input type="radio" name={`pay-${id}`} value={side} defaultChecked={side === 'left'} />
          <span>{words[side]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Offer({ offer, page }: { offer: PricingOffer; page: View['page'] }): ReactNode {
  const named = { title: offer.title }
  return (
    <li data-side={offer.side ?? undefined}>
      <h3>{offer.title}</h3>
      <p className="pricing-price">
        {offer.price}
        {offer.was && (
          <del>
            <span className="sr">{areasMessages(page.language, 'price.was')} </span>
            {offer.was}
          </del>
        )}
      </p>
      {offer.terms && <p className="pricing-terms">{offer.terms}</p>}
      {offer.asksMore ? (
        <a className="button" href={hrefOf(offer.path)} aria-label={areasMessages(page.language, 'join.named', named)}>
          {areasMessages(page.language, 'join')}
        </a>
      ) : (
        <form method="post" action="/api/commerce/cart/entries">
          <input type="hidden" name="variantId" value={offer.variantId} />
          <input type="hidden" name="subscribe" value={offer.isSubscription ? 'yes' : 'no'} />
          <input type="hidden" name="returnTo" value={hrefOf(offer.path)} />
          <button className="button" aria-label={areasMessages(page.language, 'join.named', named)}>
            {areasMessages(page.language, 'join')}
          </button>
        </form>
      )}
      <a className="pricing-more" href={hrefOf(offer.path)}>
        {areasMessages(page.language, 'look')}
        <span className="sr">: {offer.title}</span>
      </a>
    </li>
  )
}
