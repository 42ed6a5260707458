import { useState } from 'react'
import { Button, Checkbox, Dialog, NumberField, Select, TextField, useLanguage, useSend, useWords } from '#platform/desk'
import { formatAmount, parseMoney } from '#platform/money'
import { type Order, lineRefundMinor, moneyBackMinor, ordersApi } from '../contract/index.ts'
import { moneyIn } from './order-words.ts'
import { ordersOwnerMessages } from './orders-owner.messages.ts'

/** Lines, shipping and an amount to give back. What it comes to is shown as it is chosen; the server works it out again. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords(ordersOwnerMessages)
  const money = moneyIn(order.currency, useLanguage())
  const { open, chosen, setQuantity, shipping, setShipping, extra, setExtra, rest, setRest, credit, back, input } = useRefund(order)
  const send = useSend(ordersApi.refund, { refreshes: [ordersApi.detail, ordersApi.list], onDone: onClose })
  const foot = (
    <>
      <Button onPress={onClose}>{t('close')}</Button>
      <Button tone="primary" isDisabled={credit === 0 && back === 0} isPending={send.isPending} onPress={() => send.mutate(input)}>
        {`${t('refund.do')} ${money(back)}`}
      </Button>
    </>
  )
  const zero = formatAmount({ minor: 0, currency: order.currency })
  return (
    <Dialog title={t('refund.title')} isOpen onClose={onClose} foot={foot}>
      {open.map((line) => (
        <div key={line.id} className="order-lines-field">
          <span>{[line.title, line.variantTitle].filter(Boolean).join(' · ')}</span>
          <NumberField
            aria-label={line.title}
            value={chosen(line.id)}
            minValue={0}
            maxValue={line.quantity - line.refundedQuantity}
            onChange={(quantity) => setQuantity(line.id, quantity)}
          />
        </div>
      ))}
      <Checkbox isSelected={rest.restock} onChange={(isBack) => setRest({ ...rest, restock: isBack })}>
        {t('restock')}
      </Checkbox>
      {order.totals.shippingMinor > 0 && (
        <TextField
          label={t('refund.shipping')}
          value={shipping}
          onChange={setShipping}
          inputMode="decimal"
          placeholder={zero}
          suffix={order.currency}
        />
      )}
      <TextField label={t('refund.extra')} value={extra} onChange={setExtra} inputMode="decimal" placeholder={zero} suffix={order.currency} />
      <Select
        label={t('refund.to')}
        value={rest.to}
        onChange={(to) => setRest({ ...rest, to })}
        options={(['original', 'giftcard'] as const).map((value) => ({ value, label: t(`to.${value}`) }))}
      />
      <TextField label={t('reason')} value={rest.reason} onChange={(reason) => setRest({ ...rest, reason })} maxLength={500} />
      <Checkbox isSelected={rest.notify} onChange={(notify) => setRest({ ...rest, notify })}>
        {t('notify')}
      </Checkbox>
    </Dialog>
  )
}

/** What is chosen, and what it comes to. */
function useRefund(order: Order) {
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const [shipping, setShipping] = useState('')
  const [extra, setExtra] = useState('')
  const [rest, setRest] = useState({ restock: true, to: 'original' as 'original' | 'giftcard', reason: '', notify: true })
  const open = order.lines.filter((line) => line.quantity > line.refundedQuantity)
  const lined = open.filter((line) => (quantities[line.id] ?? 0) > 0)
  const read = (typed: string) => (typed.trim() === '' ? 0 : (parseMoney(typed, order.currency) ?? 0))
  const ofLines = lined.reduce((sum, line) => sum + lineRefundMinor(line, quantities[line.id] ?? 0), 0)
  const credit = ofLines + read(shipping) + read(extra)
  const back = moneyBackMinor(order.books, credit)
  const lines = lined.map((line) => ({ lineId: line.id, quantity: quantities[line.id] ?? 0, restock: rest.restock }))
  const { restock, ...told } = rest
  const input = { id: order.id, lines, shippingMinor: read(shipping), adjustmentMinor: read(extra), ...told }
  return {
    open,
    chosen: (lineId: string) => quantities[lineId] ?? 0,
    setQuantity: (lineId: string, quantity: number) => setQuantities({ ...quantities, [lineId]: quantity }),
    shipping,
    setShipping,
    extra,
    setExtra,
    rest,
    setRest,
    credit,
    back,
    input,
  }
}
