import { TypedField } from '#platform/desk'
import { formatAmount, maximumPriceMinor, parseMoney } from '#platform/money'
import { useStore } from './use-store.ts'

interface Props {
  label?: string
  'aria-label'?: string
  value: number | null
  onChange: (minor: number | null) => void
  hint?: string
  placeholder?: string
}

/** An amount as people write it; null is an empty field. */
export function MoneyField({ value, ...rest }: Props) {
  const { facts } = useStore()
  if (!facts) return null
  const shown = value === null ? '' : formatAmount({ minor: value, currency: facts.currency }, { ...facts.format, grouping: false })
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null
    const minor = parseMoney(text, facts.currency)
    return minor !== null && minor >= 0 && minor <= maximumPriceMinor ? minor : undefined
  }
  return <TypedField {...rest} shown={shown} read={read} inputMode="decimal" suffix={facts.currency} />
}
