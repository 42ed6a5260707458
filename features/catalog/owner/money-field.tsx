import { useState } from 'react'
import { exponentOf, formatAmount, maximumPriceMinor, parseMoney } from '#platform/money'
import { TextField, useWords } from '#platform/desk'
import { productMessages } from './product.messages.ts'
import { useStore } from './use-store.ts'

interface Props {
  label?: string
  'aria-label'?: string
  value: number | null
  onChange: (minor: number | null) => void
  hint?: string
  placeholder?: string
}

/** An amount as people write it; read once the field is left, and shown as the store writes it. What is no amount stays, and is told. */
export function MoneyField({ value, onChange, ...rest }: Props) {
  const { facts } = useStore()
  const t = useWords(productMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  if (!facts) return null
  const write = (minor: number) => formatAmount({ minor, currency: facts.currency }, { ...facts.format, grouping: false })
  const type = (text: string) => {
    setTyped(text)
    setWrong(false)
  }
  const leave = () => {
    if (typed === null) return
    const minor = typed.trim() === '' ? null : parseMoney(typed, facts.currency)
    if (typed.trim() !== '' && (minor === null || minor < 0 || minor > maximumPriceMinor)) return setWrong(true)
    onChange(minor)
    setTyped(null)
  }
  const error = isWrong ? t('amountWrong', { example: write(exampleIn(facts.currency)) }) : null
  return (
    <TextField
      {...rest}
      error={error}
      value={typed ?? (value === null ? '' : write(value))}
      onChange={type}
      onBlur={leave}
      inputMode="decimal"
      suffix={facts.currency}
    />
  )
}

/** Twelve and a half; of a currency without smaller coins, twelve hundred. */
function exampleIn(currency: string): number {
  const exponent = exponentOf(currency)
  return exponent === 0 ? 1200 : 12.5 * 10 ** exponent
}
