import { useEmailHint } from '#features/accounts/owner'
import { useMemo } from 'react'
import { z } from 'zod'
import {
  Checkbox,
  type FieldProps,
  FormDialog,
  Select,
  TextField,
  useOwnerForm,
  useSend,
  useSiteLocale,
  useWords,
} from '#platform/ui'
import { formatAmount, moneyFormatOf, parseMoney } from '#platform/money'
import { type Order, lineRefundMinor, moneyBackMinor, ordersApi } from '../../contract/index.ts'
import { chosenOf, LineQuantities, type Quantities } from './line-quantities.tsx'
import { moneyIn } from '../order-words.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

/** Initial values: returned units are already restocked, or never will be. */
export interface RefundStart {
  quantities: Quantities
  restock: boolean
}

interface Props {
  order: Order
  start: RefundStart
  onClose: () => void
}

/** Chooses lines, shipping and an amount to refund. The total follows the choice; the server calculates it again. */
export function RefundDialog({ order, start, onClose }: Props) {
  const t = useWords(ordersOwnerMessages)
  const money = moneyIn(order.currency, useSiteLocale())
  const send = useSend(ordersApi.refund, { quiet: true, refreshes: [ordersApi.detail, ordersApi.list] })
  const wrong = t('amountWrong', { example: money(1200) })
  const emailHint = useEmailHint()
  const form = useOwnerForm({
    schema: useMemo(() => refundSchema(order), [order]),
    values: {
      quantities: start.quantities,
      shipping: '',
      extra: '',
      restock: start.restock,
      to: 'original' as 'original' | 'giftcard',
      reason: '',
      notify: true,
    },
    save: (values) => send.mutateAsync(refundOf(order, values).input),
    onSaved: onClose,
    sentences: { shipping: wrong, extra: wrong, quantities: t('refund.empty') },
    refusals: { 'orders.refund_too_much': 'extra', 'orders.refund_empty': 'quantities' },
  })
  const open = order.lines.filter((line) => line.quantity > line.refundedQuantity)
  const { credit, back } = refundOf(order, form.values)
  const isNothing = credit === 0 && form.values.shipping.trim() === '' && form.values.extra.trim() === ''
  const action = isNothing ? t('refund.do') : `${t('refund.do')} ${money(back)}`
  return (
    <FormDialog title={t('refund.title')} action={action} isDisabled={isNothing} onClose={onClose} form={form}>
      <div className="order-form">
        <LineQuantities
          lines={open.map((line) => ({ line, most: line.quantity - line.refundedQuantity }))}
          {...form.field('quantities')}
        />
        {open.some(({ id, giftCard }) => giftCard && (form.values.quantities[id] ?? 0) > 0) && (
          <p className="q-hint">{t('refund.giftCards')}</p>
        )}
        <Checkbox {...form.toggle('restock')}>{t('restock')}</Checkbox>
        {order.totals.shippingMinor > 0 && (
          <AmountField label={t('refund.shipping')} {...form.field('shipping')} currency={order.currency} />
        )}
        <AmountField label={t('refund.extra')} {...form.field('extra')} currency={order.currency} />
        <Select
          label={t('refund.to')}
          {...form.field('to')}
          options={(['original', 'giftcard'] as const).map((value) => ({ value, label: t(`to.${value}`) }))}
        />
        <TextField label={t('reason')} {...form.field('reason')} maxLength={500} />
        <Checkbox {...form.toggle('notify')} {...emailHint()}>
          {t('notify')}
        </Checkbox>
        {isNothing && <p className="q-hint">{t('refund.empty')}</p>}
      </div>
    </FormDialog>
  )
}

interface AmountProps extends FieldProps<string> {
  label: string
  currency: string
}

function AmountField({ currency, ...field }: AmountProps) {
  const placeholder = formatAmount({ minor: 0, currency }, moneyFormatOf(useSiteLocale()))
  return <TextField {...field} inputMode="decimal" placeholder={placeholder} suffix={currency} />
}

interface RefundValues {
  quantities: Quantities
  shipping: string
  extra: string
  restock: boolean
  to: 'original' | 'giftcard'
  reason: string
  notify: boolean
}

/** Amounts are optional, and a refund of nothing is refused. */
function refundSchema(order: Order) {
  const amount = z.string().refine((typed) => typed.trim() === '' || parseMoney(typed, order.currency) !== null)
  return z
    .object({
      quantities: z.record(z.string(), z.int().min(0)),
      shipping: amount,
      extra: amount,
      restock: z.boolean(),
      to: z.enum(['original', 'giftcard']),
      reason: z.string().max(500),
      notify: z.boolean(),
    })
    .refine((values) => refundOf(order, values).credit !== 0, { path: ['quantities'] })
}

/** Returns the chosen refund and its amount. */
function refundOf(order: Order, { quantities, shipping, extra, restock, ...notification }: RefundValues) {
  const read = (typed: string) => (typed.trim() === '' ? 0 : (parseMoney(typed, order.currency) ?? 0))
  const ofLines = order.lines
    .filter((line) => line.quantity > line.refundedQuantity && (quantities[line.id] ?? 0) > 0)
    .reduce((sum, line) => sum + lineRefundMinor(line, quantities[line.id] ?? 0), 0)
  const credit = ofLines + read(shipping) + read(extra)
  const lines = chosenOf(quantities).map((line) => ({ ...line, restock }))
  const input = { id: order.id, lines, shippingMinor: read(shipping), adjustmentMinor: read(extra), ...notification }
  return { credit, back: moneyBackMinor(order.ledger, credit), input }
}
