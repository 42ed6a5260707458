import {
  type AddressField,
  addressFaults,
  addressRules,
  countryCodes,
  type PostalAddress,
  postalAddressSchema,
  tidyAddress,
} from '#platform/contract'
import { ComboBox, Select, TextField, useLocale, useWords } from '#platform/ui'
import { orderFormsMessages } from '../order-forms.messages.ts'

export const noAddress: PostalAddress = postalAddressSchema.parse({})

interface Props {
  address: PostalAddress
  onChange: (address: PostalAddress) => void
}

/** Fields of an address in the form of its country. */
export function AddressFields({ address, onChange }: Props) {
  const t = useWords(orderFormsMessages)
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' })
  const rules = addressRules(address.country)
  const set = (part: Partial<PostalAddress>) => onChange({ ...address, ...part })
  const line = (name: Exclude<AddressField, 'phone' | 'country' | 'region'>, most = 100) => (
    <TextField
      label={t(name)}
      value={address[name]}
      onChange={(text) => set({ [name]: text })}
      onBlur={() => onChange(tidyAddress(address))}
      maxLength={most}
    />
  )
  const place = [rules.hasPostalCode && line('postalCode', 20), line('city')]
  return (
    <div className="order-address">
      <ComboBox
        label={t('country')}
        value={address.country || null}
        onChange={(country) => set({ country, region: '' })}
        options={countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))}
      />
      {line('company')}
      {line('firstName')}
      {line('lastName')}
      {line('line1', 200)}
      {line('line2', 200)}
      {rules.order === 'postal-city' ? place : place.toReversed()}
      {rules.regions.length > 0 && (
        <Select
          label={t('region')}
          value={address.region || null}
          onChange={(region) => set({ region })}
          options={rules.regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </div>
  )
}

/** The names of the fields that an address of this country still wants; '' when it can be used. */
export function useMissing(): (address: PostalAddress) => string {
  const t = useWords(orderFormsMessages)
  const list = new Intl.ListFormat(useLocale())
  return (address) => {
    const fields = [...new Set(addressFaults(address).map(({ field }) => field))]
    return list.format(fields.map((field) => t(field)))
  }
}
