import { useDeferredValue } from 'react'
import { z } from 'zod'
import { isEmailAddress, addressFaults, type PostalAddress } from '#platform/contract'
import { useCall, useOwnerForm, useOwnerRouter, useSend, useWords } from '#platform/ui'
import { ordersApi } from '../../contract/index.ts'
import { noAddress } from './address-fields.tsx'
import { isLineFit, type NewLine } from './new-lines.tsx'
import { orderFormsMessages } from '../order-forms.messages.ts'

export interface NewOrder {
  lines: readonly NewLine[]
  email: string
  name: string
  phone: string
  note: string
  isSent: boolean
  address: PostalAddress
  shippingTitle: string
  shippingMinor: number
  isPaid: boolean
  notify: boolean
}

const starts: NewOrder = {
  lines: [],
  email: '',
  name: '',
  phone: '',
  note: '',
  isSent: false,
  address: noAddress,
  shippingTitle: '',
  shippingMinor: 0,
  isPaid: false,
  notify: true,
}

/** State of an order that is being entered: its fields, its totals, and placing it. */
export function useNewOrder() {
  const t = useWords(orderFormsMessages)
  const { go } = useOwnerRouter()
  const placing = useSend(ordersApi.place, { quiet: true, refreshes: [ordersApi.list] })
  const form = useOwnerForm({
    schema: formSchema,
    values: starts,
    save: (written) => {
      const { email, name, phone, note, isPaid, notify } = written
      const { email: _, ...agreed } = pricedPart(written, true, t('shippingStart'))
      return placing.mutateAsync({ ...agreed, customer: { email, name, phone }, note, isPaid, notify })
    },
    savedMessage: ({ order: { number } }) => t('placed', { n: number }),
    onSaved: ({ order: { id } }) => go(`/config/orders/${id}`),
    sentences: { lines: t('noItems'), email: t('emailMissing'), address: t('addressMissing') },
  })
  const order = form.values
  const isAddressed = !order.isSent || addressFaults(order.address).length === 0
  const fit = order.lines.filter(isLineFit)
  const hasLines = fit.length > 0
  const priced = pricedPart({ ...order, lines: fit }, isAddressed, t('shippingStart'))
  const quoted = useDeferredValue(hasLines ? priced : null)
  const quote = useCall(ordersApi.quote, quoted ?? priced, { enabled: quoted !== null })
  return {
    form,
    quote: { totals: hasLines ? quote.data : undefined, isWaiting: hasLines && quote.isPending },
    /** Fields that must be filled in before the order can be placed. */
    lacks: lackOf(order, isAddressed),
  }
}

const formSchema = z.custom<NewOrder>().superRefine(({ lines, email, isSent, address }, ctx) => {
  if (lines.length === 0 || !lines.every(isLineFit)) ctx.addIssue({ code: 'custom', path: ['lines'] })
  if (!isEmailAddress(email)) ctx.addIssue({ code: 'custom', path: ['email'] })
  if (isSent && addressFaults(address).length > 0) ctx.addIssue({ code: 'custom', path: ['address'] })
})

function lackOf(
  { lines, email }: NewOrder,
  isAddressed: boolean,
): 'noItems' | 'lineWrong' | 'emailMissing' | 'addressMissing' | null {
  if (lines.length === 0) return 'noItems'
  if (!lines.every(isLineFit)) return 'lineWrong'
  if (!isEmailAddress(email)) return 'emailMissing'
  return isAddressed ? null : 'addressMissing'
}

function pricedPart(
  { lines, email, isSent, address, shippingTitle, shippingMinor }: NewOrder,
  isAddressed: boolean,
  otherwise: string,
) {
  return {
    email,
    shippingAddress: isSent && isAddressed ? address : null,
    shipping: isSent ? { title: shippingTitle.trim() || otherwise, amountMinor: shippingMinor } : null,
    lines: lines.map(({ variantId, title, unitMinor, quantity, discountMinor }) => ({
      variantId,
      title: title.trim(),
      ...(unitMinor !== null && { unitMinor }),
      quantity,
      discountMinor,
    })),
  }
}
