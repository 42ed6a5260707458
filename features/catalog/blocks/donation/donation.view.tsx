import { type ViewProps, Wake, hintLanguage } from '#platform/render'
import type { ReactNode } from 'react'
import type { Donation } from '../../contract/donation.schema.ts'
import type { StoreSettings } from '../../contract/product-view.ts'
import { periodText } from '../../contract/product-texts.ts'
import { moneyText } from '../../visitor/price.tsx'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { donation as donationBehaviour } from './donation.behaviour.ts'
import type { DonationProps } from './donation.contract.ts'

export interface DonationData {
  /** Null when the donation was deleted or switched off. */
  donation: Donation | null
  storeSettings: StoreSettings
}
type View = ViewProps<DonationProps, DonationData>

export function DonationView(view: View): ReactNode {
  const { data, page, props } = view
  if (!data.donation) {
    if (page.editing) return <p className="catalog-empty">{shopMessages(hintLanguage(page), 'chooseDonation')}</p>
    return (
      <Wake island={donationBehaviour} when="load" props={{}}>
        <div className="donation" />
      </Wake>
    )
  }
  const { donation } = data
  return (
    // A form that opens the checkout with its values in the address: it works without a script and can be bookmarked.
    <form className="donation" action="/checkout/donate" data-layout={props.layout} noValidate>
      <input type="hidden" name="donatePageId" value={donation.id} />
      {props.showsTitle && <h2 className="donation-title">{donation.title}</h2>}
      {props.showsDescription && donation.description && <p>{donation.description}</p>}
      {props.layout === 'form' && <Amounts view={view} donation={donation} />}
      {props.layout === 'form' && donation.recurring.length > 0 && <HowOften view={view} donation={donation} />}
      <button className="button">{props.button || shopMessages(page.language, 'donate')}</button>
    </form>
  )
}

function Amounts({ view, donation }: { view: View; donation: Donation }): ReactNode {
  const { id, page, data } = view
  const { storeSettings } = data
  const round = { ...storeSettings, format: { ...storeSettings.format, trimZeroCents: true } }
  return (
    <>
      {donation.amountsMinor.length > 0 && (
        <fieldset className="donation-amounts">
          <legend className="sr">{shopMessages(page.language, 'amount')}</legend>
          {donation.amountsMinor.map((minor, at) => (
            <label key={minor}>
              <input
                type="radio"
                name="amount"
                value={minor}
                defaultChecked={at === 0}
                required={!donation.allowsOtherAmount}
              />
              <span>{moneyText(minor, round)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {donation.allowsOtherAmount && (
        <div className="donation-other">
          <label htmlFor={`other-${id}`}>{shopMessages(page.language, 'otherAmount')}</label>
          <input
            id={`other-${id}`}
            type="text"
            name="otherAmount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            aria-describedby={`range-${id}`}
          />
          <p className="donation-range" id={`range-${id}`}>
            {shopMessages(page.language, 'otherAmountRange', {
              low: moneyText(donation.minimumMinor, round),
              high: moneyText(donation.maximumMinor, round),
            })}
          </p>
        </div>
      )}
    </>
  )
}

function HowOften({ view, donation }: { view: View; donation: Donation }): ReactNode {
  const { page } = view
  return (
    <fieldset className="donation-often">
      <legend className="sr">{shopMessages(page.language, 'howOften')}</legend>
      <label>
        <input type="radio" name="every" value="" defaultChecked /> {shopMessages(page.language, 'once')}
      </label>
      {donation.recurring.map((unit) => (
        <label key={unit}>
          <input type="radio" name="every" value={unit} />{' '}
          {periodText({ billingPeriod: { value: 1, unit }, numBillingCycles: 0 }, page.language)}
        </label>
      ))}
    </fieldset>
  )
}
