import { accountPaths } from '#features/members/contract'
import { faultWords } from '#features/pages/visitor'
import type { AddressField } from '#platform/contract'
import type { Language } from '#platform/i18n'
import { Wake } from '#platform/render'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { checkoutFields } from './checkout-fields.behaviour.ts'
import type { StepProps } from './checkout.view.tsx'
import { firstWrong, Questions } from './checkout-questions.tsx'

const autocomplete: Readonly<Record<string, string>> = {
  email: 'email',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
  phone: 'tel',
}

/** Customer and destination. Typed values are kept, valid or not. */
export function DetailsForm({ data, say, language }: StepProps & { language: Language }): ReactNode {
  const { fields, cart } = data
  if (data.countries.length === 0) return <NowhereYet data={data} say={say} />
  const shown = fields.filter((field) => Object.hasOwn(autocomplete, field))
  return (
    <Wake island={checkoutFields} when="touch" props={faultWords(language)}>
      <form className="checkout-form" method="post" action="/api/commerce/checkout" noValidate>
        <Contact data={data} say={say} />
        <fieldset>
          <legend>{say(cart.requiresShipping ? 'address' : 'invoice')}</legend>
          <SavedAddresses data={data} say={say} />
          <Country data={data} say={say} />
          <input type="hidden" name="shownCountry" value={data.address.country} />
          {shown
            .filter((field) => !isFolded(data, field))
            .map((field) =>
              field === 'region' ? (
                <Region key={field} data={data} say={say} />
              ) : (
                <AddressText key={field} data={data} say={say} field={field} />
              ),
            )}
          <KeepsAddress data={data} say={say} />
          <More data={data} say={say} fields={shown.filter((field) => isFolded(data, field))} />
        </fieldset>
        <Questions data={data} say={say} />
        {Object.keys(data.faults).length > 0 && (
          <p className="checkout-said" role="alert">
            {say('formError')}
          </p>
        )}
        <button className="button">{say('toPayment')}</button>
        <a href="/cart">{say('back')}</a>
      </form>
    </Wake>
  )
}

/** Whether a field is folded away, because the country does not require it and few people have it. */
function isFolded({ rules, cart }: StepProps['data'], field: AddressField): boolean {
  if (field !== 'company' && field !== 'line2' && field !== 'phone') return false
  return !(cart.requiresShipping && rules.required.includes(field))
}

/** Folded fields, which are open when one of them has a value or a fault. */
function More({ data, say, fields }: StepProps & { fields: readonly AddressField[] }): ReactNode {
  const { address, faults, vatNumber, note, asksVat } = data
  const isUsed = fields.some((field) => address[field] !== '' || Object.hasOwn(faults, field))
  const names = [
    ...fields.map((field) => say(field === 'line2' ? 'apartment' : field)),
    ...(asksVat ? [say('vatNumber')] : []),
    say('noteShort'),
  ]
  return (
    <details className="checkout-more" open={isUsed || vatNumber !== '' || note !== '' || 'vatNumber' in faults}>
      <summary>{`${names.join(' · ')} (${say('optional')})`}</summary>
      <div>
        {fields.map((field) => (
          <AddressText key={field} data={data} say={say} field={field} />
        ))}
        {asksVat && <Text data={data} say={say} name="vatNumber" label={say('vatNumber')} value={vatNumber} />}
        <Row name="note" label={`${say('note')} (${say('optional')})`} fault={undefined}>
          <textarea id="checkout-note" name="note" maxLength={2000} rows={2} defaultValue={note} />
        </Row>
      </div>
    </details>
  )
}

function Contact({ data, say }: StepProps): ReactNode {
  return (
    <fieldset>
      <legend>{say('contact')}</legend>
      {data.canSignIn && (
        <p className="checkout-quiet">
          {say('haveAccount')} <a href={`${accountPaths.signIn}?returnTo=/checkout`}>{say('signIn')}</a>
        </p>
      )}
      <Text data={data} say={say} name="email" label={say('email')} value={data.email} isNeeded />
      {data.isMember && 'email' in data.faults && (
        <p className="checkout-quiet">
          <a href={`${accountPaths.signIn}?returnTo=/cart`}>{say('signInAsMember')}</a>
        </p>
      )}
      <label className="checkout-tick">
        <input type="checkbox" name="acceptsMarketing" value="yes" defaultChecked={data.acceptsMarketing} />
        {say('acceptsMarketing')}
      </label>
    </fieldset>
  )
}

function Country({ data, say }: StepProps): ReactNode {
  return (
    <Row name="country" label={say('country')} fault={data.faults.country}>
      <select
        id="checkout-country"
        name="country"
        autoComplete="country"
        defaultValue={data.address.country}
        required
        autoFocus={firstWrong(data) === 'country'}
        {...wrongness('country', data.faults.country)}
      >
        {data.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {data.cart.requiresShipping && (
        <button
          className="button checkout-adapt"
          data-look="outline"
          data-size="small"
          name="adapt"
          value="yes"
          formNoValidate
        >
          {say('adapt')}
        </button>
      )}
    </Row>
  )
}

function SavedAddresses({ data: { savedAddresses }, say }: StepProps): ReactNode {
  if (savedAddresses.length === 0) return null
  return (
    <p className="checkout-saved">
      {say('savedAddresses')}
      {savedAddresses.map(({ id, label }) => (
        <a key={id} href={`/checkout?step=details&address=${id}`}>
          {label}
        </a>
      ))}
    </p>
  )
}

function KeepsAddress({ data: { keepsAddress }, say }: StepProps): ReactNode {
  if (keepsAddress === null) return null
  return (
    <label className="checkout-tick">
      <input type="checkbox" name="keepsAddress" value="yes" defaultChecked={keepsAddress} />
      {say('keepsAddress')}
    </label>
  )
}

/** Notice for a shop with physical products and no shipping zones. */
function NowhereYet({ say }: StepProps): ReactNode {
  return (
    <div className="checkout-form">
      <p className="checkout-said" role="alert">
        {say('nowhereYet')}
      </p>
      <a href="/cart">{say('back')}</a>
    </div>
  )
}

function Region({ data, say }: StepProps): ReactNode {
  return (
    <Row name="region" label={say('region')} fault={data.faults.region}>
      <select
        id="checkout-region"
        name="region"
        autoComplete="address-level1"
        defaultValue={data.address.region}
        required={data.rules.required.includes('region')}
        autoFocus={firstWrong(data) === 'region'}
        {...wrongness('region', data.faults.region)}
      >
        <option value="">–</option>
        {data.rules.regions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </Row>
  )
}

function AddressText({ data, say, field }: StepProps & { field: AddressField }): ReactNode {
  const { rules, cart, address } = data
  const isNeeded = cart.requiresShipping ? rules.required.includes(field) : field === 'lastName'
  const label = say(field === 'postalCode' && rules.postalWord === 'zip' ? 'zip' : field)
  return <Text data={data} say={say} name={field} label={label} value={address[field]} isNeeded={isNeeded} />
}

interface TextProps extends StepProps {
  name: string
  label: string
  value: string
  isNeeded?: boolean
}

const wrongness = (name: string, fault: string | undefined) =>
  fault ? { 'aria-invalid': true, 'aria-describedby': `checkout-${name}-fault` } : {}

/** Attributes that choose a phone's keyboard. */
const typing: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', spellCheck: false },
  phone: { type: 'tel' },
  postalCode: { autoCapitalize: 'characters', spellCheck: false },
  vatNumber: { autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' },
}

function Text({ data, say, name, label, value, isNeeded = false }: TextProps): ReactNode {
  const fault = data.faults[name]
  const isFigures = name === 'postalCode' && data.rules.postalWord === 'zip'
  return (
    <Row name={name} label={isNeeded ? label : `${label} (${say('optional')})`} fault={fault}>
      <input
        id={`checkout-${name}`}
        type="text"
        name={name}
        autoComplete={autocomplete[name]}
        {...typing[name]}
        inputMode={isFigures ? 'numeric' : undefined}
        defaultValue={value}
        required={isNeeded}
        autoFocus={name === firstWrong(data)}
        maxLength={name === 'email' ? 256 : 200}
        {...wrongness(name, fault)}
      />
    </Row>
  )
}

function Row({
  name,
  label,
  fault,
  children,
}: {
  name: string
  label: string
  fault: string | undefined
  children: ReactNode
}): ReactNode {
  return (
    <div className="checkout-row" data-field={name}>
      <label htmlFor={`checkout-${name}`}>{label}</label>
      {children}
      {fault && (
        <p className="checkout-fault" id={`checkout-${name}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
