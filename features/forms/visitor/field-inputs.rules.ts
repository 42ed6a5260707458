import { type PartedKind, fieldParts } from '../contract/field-kinds.rules.ts'

/** Autocomplete tokens with which browsers fill in fields. */
const autocompletes: Readonly<Record<string, string>> = {
  email: 'email',
  website: 'url',
  password: 'new-password',
  'phone.Country': 'tel-country-code',
  'phone.Line': 'tel-national',
  'name.First': 'given-name',
  'name.Last': 'family-name',
  'address.Line1': 'address-line1',
  'address.Line2': 'address-line2',
  'address.City': 'address-level2',
  'address.State': 'address-level1',
  'address.Zip': 'postal-code',
  'address.Country': 'country-name',
}

export function autocompleteOf(kind: string, part = ''): string | undefined {
  return autocompletes[part === '' ? kind : `${kind}.${part}`]
}

/** Parts that are numbers. */
export const partTypes = { name: 'text', address: 'text', phone: 'number', date: 'number', time: 'number' } as const

type Part = (typeof fieldParts)[PartedKind][number]

/**
 * Visible parts of a field, in the order of their language. A phone number is typed into one field, its last part; only
 * the sent value has four parts (R1.03).
 */
export function shownParts(kind: PartedKind, locale: string, showsCountryCode: boolean): readonly Part[] {
  if (kind === 'phone') return showsCountryCode ? ['Country', 'Line'] : ['Line']
  if (kind === 'date') return dateOrder(locale)
  if (kind === 'time') return usesHalfDays(locale) ? ['Hour', 'Minute', 'Ampm'] : ['Hour', 'Minute']
  return fieldParts[kind]
}

function dateOrder(locale: string): readonly Part[] {
  const names = { year: 'Year', month: 'Month', day: 'Day' } as const
  return new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .flatMap(({ type }) => (type in names ? [names[type as keyof typeof names]] : []))
}

function usesHalfDays(locale: string): boolean {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true
}
