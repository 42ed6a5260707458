import { useStore } from '#features/catalog/owner'
import { Skeleton, useWords } from '#platform/ui'
import type { OrderTotals } from '../../contract/index.ts'
import { OrderRow } from '../order-row.tsx'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

/** Totals of the order as calculated by the server. */
export function NewSums({ quote }: { quote: { totals: OrderTotals | undefined; isWaiting: boolean } }) {
  const t = useWords(ordersOwnerMessages)
  const { money } = useStore()
  if (quote.isWaiting) return <Skeleton lines={3} height={20} />
  const { subtotalMinor = 0, discountMinor = 0, shippingMinor = 0, taxMinor = 0, totalMinor = 0 } = quote.totals ?? {}
  const isWithin = totalMinor === subtotalMinor - discountMinor + shippingMinor
  const rows = [
    { name: 'subtotal', text: money(subtotalMinor), isShown: true },
    { name: 'discount', text: money(-discountMinor), isShown: discountMinor > 0 },
    { name: 'shipping', text: money(shippingMinor), isShown: shippingMinor > 0 },
    { name: 'tax', text: money(taxMinor), isShown: taxMinor > 0 && !isWithin },
    { name: 'total', text: money(totalMinor), isShown: true },
    { name: 'taxWithin', text: money(taxMinor), isShown: taxMinor > 0 && isWithin },
  ] as const
  return (
    <ul className="order-rows" aria-live="polite">
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ name, text }) => (
          <OrderRow key={name} label={t(name)} isStrong={name === 'total'}>
            {text}
          </OrderRow>
        ))}
    </ul>
  )
}
