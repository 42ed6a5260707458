import { currencyName, offeredCurrencies } from '#platform/money'
import { ComboBox, useLanguage } from '#platform/ui'

interface Props {
  label: string
  hint?: string
  /** ISO 4217. */
  value: string
  onChange: (currency: string) => void
  error?: string | null
}

/** Choice of a currency by its name, among those offered to new stores and the store's current one. */
export function CurrencyField({ value, ...rest }: Props) {
  const language = useLanguage()
  const options = [...new Set([...offeredCurrencies, value])]
    .map((code) => ({ value: code, label: `${currencyName(code, language)} (${code})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
  return <ComboBox {...rest} value={value} options={options} />
}
