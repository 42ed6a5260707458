import { useState } from 'react'
import { Button, Checkbox, Dialog, Select, TextField, useSiteLocale, useSend, useWords } from '#platform/ui'
import { formatAmount, parseMoney } from '#platform/money'
import { type Order, lineRefundMinor, moneyBackMinor, ordersApi } from '../../contract/index.ts'
import { chosenOf, LineQuantities, type Quantities } from './line-quantities.tsx'
import { moneyIn } from '../order-words.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

/** What to begin with: pieces that came back are on the shelf already, or never will be. */
export interface RefundStart {
  quantities: Quantities
  restock: boolean
}

interface Props {
  order: Order
  start: RefundStart
  onClose: () => void
}

/** Lines, shipping and an amount to give back. What it comes to is shown as it is chosen; the server works it out again. */
export function RefundDialog({ order, start, onClose }: Props) {
  const t = useWords(ordersOwnerMessages)
  const money = moneyIn(order.currency, useSiteLocale())
  const {
    open,
    quantities,
    setQuantities,
    shipping,
    setShipping,
    extra,
    setExtra,
    rest,
    setRest,
    credit,
    back,
    input,
    isUnreadable,
  } = useRefund(order, start)
  const send = useSend(ordersApi.refund, { refreshes: [ordersApi.detail, ordersApi.list], onDone: onClose })
  const foot = (
    <>
      <Button onPress={onClose}>{t('close')}</Button>
      <Button
        tone="primary"
        isDisabled={isUnreadable || (credit === 0 && back === 0)}
        isPending={send.isPending}
        onPress={() => send.mutate(input)}
      >
        {`${t('refund.do')} ${money(back)}`}
      </Button>
    </>
  )
  return (
    <Dialog title={t('refund.title')} isOpen onClose={onClose} foot={foot}>
      <div className="order-form">
        <LineQuantities
          lines={open.map((line) => ({ line, most: line.quantity - line.refundedQuantity }))}
          value={quantities}
          onChange={setQuantities}
        />
        <Checkbox isSelected={rest.restock} onChange={(isBack) => setRest({ ...rest, restock: isBack })}>
          {t('restock')}
        </Checkbox>
        {order.totals.shippingMinor > 0 && (
          <AmountField label={t('refund.shipping')} value={shipping} onChange={setShipping} currency={order.currency} />
        )}
        <AmountField label={t('refund.extra')} value={extra} onChange={setExtra} currency={order.currency} />
        <RestFields rest={rest} onChange={setRest} />
      </div>
    </Dialog>
  )
}

type Rest = ReturnType<typeof useRefund>['rest']

/** How it is given back, and what is told of it. */
function RestFields({ rest, onChange }: { rest: Rest; onChange: (rest: Rest) => void }) {
  const t = useWords(ordersOwnerMessages)
  return (
    <>
      <Select
        label={t('refund.to')}
        value={rest.to}
        onChange={(to) => onChange({ ...rest, to })}
        options={(['original', 'giftcard'] as const).map((value) => ({ value, label: t(`to.${value}`) }))}
      />
      <TextField
        label={t('reason')}
        value={rest.reason}
        onChange={(reason) => onChange({ ...rest, reason })}
        maxLength={500}
      />
      <Checkbox isSelected={rest.notify} onChange={(notify) => onChange({ ...rest, notify })}>
        {t('notify')}
      </Checkbox>
    </>
  )
}

interface AmountProps {
  label: string
  value: string
  onChange: (typed: string) => void
  currency: string
}

function AmountField({ currency, ...field }: AmountProps) {
  const t = useWords(ordersOwnerMessages)
  const money = moneyIn(currency, useSiteLocale())
  const error = isUnreadable(field.value, currency) ? t('amountWrong', { example: money(1200) }) : null
  return (
    <TextField
      {...field}
      error={error}
      inputMode="decimal"
      placeholder={formatAmount({ minor: 0, currency })}
      suffix={currency}
    />
  )
}

function isUnreadable(typed: string, currency: string): boolean {
  return typed.trim() !== '' && parseMoney(typed, currency) === null
}

/** What is chosen, and what it comes to. */
function useRefund(order: Order, start: RefundStart) {
  const [quantities, setQuantities] = useState(start.quantities)
  const [shipping, setShipping] = useState('')
  const [extra, setExtra] = useState('')
  const [rest, setRest] = useState({
    restock: start.restock,
    to: 'original' as 'original' | 'giftcard',
    reason: '',
    notify: true,
  })
  const open = order.lines.filter((line) => line.quantity > line.refundedQuantity)
  const lined = open.filter((line) => (quantities[line.id] ?? 0) > 0)
  const read = (typed: string) => (typed.trim() === '' ? 0 : (parseMoney(typed, order.currency) ?? 0))
  const ofLines = lined.reduce((sum, line) => sum + lineRefundMinor(line, quantities[line.id] ?? 0), 0)
  const credit = ofLines + read(shipping) + read(extra)
  const back = moneyBackMinor(order.ledger, credit)
  const lines = chosenOf(quantities).map((line) => ({ ...line, restock: rest.restock }))
  const { restock, ...told } = rest
  const input = { id: order.id, lines, shippingMinor: read(shipping), adjustmentMinor: read(extra), ...told }
  return {
    open,
    quantities,
    setQuantities,
    shipping,
    setShipping,
    extra,
    setExtra,
    rest,
    setRest,
    credit,
    back,
    input,
    isUnreadable: isUnreadable(shipping, order.currency) || isUnreadable(extra, order.currency),
  }
}
