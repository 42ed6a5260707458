import { formatMoney } from '#platform/money'
import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { checkoutMessages } from '../../contract/checkout.messages.ts'
import { donateMessages } from '../../contract/donate.messages.ts'
import type { DonateView as Data } from '../../contract/donate-view.ts'
import { Stuck, Way } from '../checkout/payment-step.tsx'
import type { DonateProps } from './donate.contract.ts'

type Language = ViewProps<DonateProps, Data | null>['page']['language']
interface PartProps {
  data: Data
  language: Language
}

/** One form for the amount, the interval, the giver and the payment. */
export function DonateView({ data, page }: ViewProps<DonateProps, Data | null>): ReactNode {
  const { language } = page
  if (!data) {
    return (
      <div className="checkout donate">
        <h1>{donateMessages(language, 'title')}</h1>
        <p>{donateMessages(language, 'gone')}</p>
        <a className="button" href="/">
          {donateMessages(language, 'home')}
        </a>
      </div>
    )
  }
  const { donation, notice, storeSettings, gift } = data
  return (
    <div className="checkout donate">
      <h1>{donation.title}</h1>
      {donation.description && <p className="donate-about">{donation.description}</p>}
      {notice && (
        <p className="checkout-said" role="alert">
          {notice}
        </p>
      )}
      <form className="checkout-form" method="post" action="/api/commerce/donate" noValidate>
        <input type="hidden" name="donatePageId" value={donation.id} />
        <input type="hidden" name="gift" value={gift} />
        <input type="hidden" name="currency" value={storeSettings.currency} />
        <Amounts data={data} language={language} />
        {donation.recurring.length > 0 && <HowOften data={data} language={language} />}
        <Giver data={data} language={language} />
        <Payment data={data} language={language} />
        {Object.keys(data.faults).length > 0 && (
          <p className="checkout-said" role="alert">
            {checkoutMessages(language, 'formError')}
          </p>
        )}
        <button className="button" disabled={data.options.length === 0}>
          {donateMessages(language, 'give')}
        </button>
      </form>
    </div>
  )
}

function Amounts({ data, language }: PartProps): ReactNode {
  const { donation, storeSettings, typed, faults } = data
  const money = (minor: number) =>
    formatMoney({ minor, currency: storeSettings.currency }, { ...storeSettings.format, trimZeroCents: true })
  const chosen = typed.amount || String(donation.amountsMinor[0] ?? '')
  const range = { low: money(donation.minimumMinor), high: money(donation.maximumMinor) }
  return (
    <fieldset>
      <legend>{donateMessages(language, 'amount')}</legend>
      <div className="donate-amounts">
        {donation.amountsMinor.map((minor) => (
          <label key={minor} className="checkout-choice">
            <input type="radio" name="amount" value={minor} defaultChecked={String(minor) === chosen} />
            <span>{money(minor)}</span>
          </label>
        ))}
      </div>
      {donation.allowsOtherAmount && (
        <Text
          name="otherAmount"
          label={donateMessages(language, 'otherAmount')}
          value={typed.otherAmount}
          fault={faults.amount}
          inputMode="decimal"
        >
          <small className="donate-range">{donateMessages(language, 'range', range)}</small>
        </Text>
      )}
      {!donation.allowsOtherAmount && <Fault name="amount" fault={faults.amount} />}
    </fieldset>
  )
}

function HowOften({ data, language }: PartProps): ReactNode {
  const { repeats, typed, faults } = data
  return (
    <fieldset>
      <legend>{donateMessages(language, 'often')}</legend>
      <div className="donate-amounts">
        {[{ unit: '', text: donateMessages(language, 'once') }, ...repeats].map(({ unit, text }) => (
          <label key={unit} className="checkout-choice">
            <input type="radio" name="every" value={unit} defaultChecked={unit === typed.every} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <Fault name="every" fault={faults.every} />
    </fieldset>
  )
}

function Giver({ data, language }: PartProps): ReactNode {
  const { typed, faults } = data
  return (
    <fieldset>
      <legend>{checkoutMessages(language, 'invoice')}</legend>
      <Text
        name="name"
        label={donateMessages(language, 'name')}
        value={typed.name}
        fault={faults.name}
        autoComplete="name"
        required
      />
      <Text
        name="email"
        label={checkoutMessages(language, 'email')}
        value={typed.email}
        fault={faults.email}
        autoComplete="email"
        type="email"
        required
      />
      <label className="checkout-tick">
        <input type="checkbox" name="acceptsMarketing" value="yes" defaultChecked={typed.acceptsMarketing !== ''} />
        {checkoutMessages(language, 'acceptsMarketing')}
      </label>
      <div className="checkout-row">
        <label htmlFor="donate-note">{`${donateMessages(language, 'note')} (${checkoutMessages(language, 'optional')})`}</label>
        <textarea id="donate-note" name="note" maxLength={2000} rows={2} defaultValue={typed.note} />
      </div>
    </fieldset>
  )
}

function Payment({ data, language }: PartProps): ReactNode {
  const { options, faults } = data
  return (
    <fieldset>
      <legend>{checkoutMessages(language, 'payment')}</legend>
      {options.length === 0 && (
        <Stuck text={donateMessages(language, 'noPayment')} href="/" way={donateMessages(language, 'home')} />
      )}
      {options.map((option) => (
        <Way
          key={option.provider}
          option={option}
          isChosen={option.provider === (data.wrongCardField === null ? data.chosenWay : 'test')}
          wrong={data.wrongCardField}
          say={(name, values) => checkoutMessages(language, name, values)}
        />
      ))}
      <Fault name="provider" fault={faults.provider} />
    </fieldset>
  )
}

interface TextProps {
  name: string
  label: string
  value: string
  fault: string | undefined
  type?: 'email'
  inputMode?: 'decimal'
  autoComplete?: string
  required?: boolean
  children?: ReactNode
}

function Text({ name, label, value, fault, children, ...input }: TextProps): ReactNode {
  return (
    <div className="checkout-row">
      <label htmlFor={`donate-${name}`}>{label}</label>
      <input
        id={`donate-${name}`}
        type="text"
        name={name}
        defaultValue={value}
        maxLength={name === 'otherAmount' ? 20 : 200}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `donate-${name}-fault` : undefined}
        {...input}
      />
      {children}
      <Fault name={name} fault={fault} />
    </div>
  )
}

function Fault({ name, fault }: { name: string; fault: string | undefined }): ReactNode {
  if (!fault) return null
  return (
    <p className="checkout-fault" id={`donate-${name}-fault`}>
      {fault}
    </p>
  )
}
