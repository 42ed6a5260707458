import { TypedField, useWords } from '#platform/ui'
import { exponentOf, formatAmount, maximumPriceMinor, parseMoney } from '#platform/money'
import { productMessages } from '../base/product.messages.ts'
import { useStore } from '../use-store.ts'

interface Props {
  label?: string
  'aria-label'?: string
  value: number | null
  onChange: (minor: number | null) => void
  hint?: string
  error?: string | null
  placeholder?: string
}

/** A field for an amount; null for an empty field. */
export function MoneyField({ value, ...rest }: Props) {
  const { storeSettings } = useStore()
  const t = useWords(productMessages)
  if (!storeSettings) return null
  const write = (minor: number) =>
    formatAmount({ minor, currency: storeSettings.currency }, { ...storeSettings.format, grouping: false })
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null
    const minor = parseMoney(text, storeSettings.currency)
    return minor !== null && minor >= 0 && minor <= maximumPriceMinor ? minor : undefined
  }
  const unreadable = t('amountWrong', { example: write(exampleIn(storeSettings.currency)) })
  const shown = value === null ? '' : write(value)
  return (
    <TypedField
      {...rest}
      shown={shown}
      read={read}
      unreadable={unreadable}
      inputMode="decimal"
      suffix={storeSettings.currency}
    />
  )
}

/** An example amount: 12.50, or 1,200 in a currency without smaller units. */
function exampleIn(currency: string): number {
  const exponent = exponentOf(currency)
  return exponent === 0 ? 1200 : 12.5 * 10 ** exponent
}
