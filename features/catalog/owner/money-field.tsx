import { useState } from 'react'
import { formatAmount, maximumPriceMinor, parseMoney } from '#platform/money'
import { TextField } from '#platform/desk'
import { useStore } from './use-store.ts'

interface Props {
  label?: string
  'aria-label'?: string
  value: number | null
  onChange: (minor: number | null) => void
  hint?: string
  placeholder?: string
}

/** An amount as people write it; read once the field is left, and shown as the store writes it. */
export function MoneyField({ value, onChange, ...rest }: Props) {
  const { facts } = useStore()
  const [typed, setTyped] = useState<string | null>(null)
  if (!facts) return null
  const shown = value === null ? '' : formatAmount({ minor: value, currency: facts.currency }, { ...facts.format, grouping: false })
  const leave = () => {
    if (typed === null) return
    const minor = typed.trim() === '' ? null : parseMoney(typed, facts.currency)
    if (minor === null ? typed.trim() === '' : minor >= 0 && minor <= maximumPriceMinor) onChange(minor)
    setTyped(null)
  }
  return <TextField {...rest} value={typed ?? shown} onChange={setTyped} onBlur={leave} inputMode="decimal" suffix={facts.currency} />
}
