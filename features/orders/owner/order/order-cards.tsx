import { taxReasonTexts } from '#features/tax/contract'
import { ThumbnailsProvider, Thumbnail } from '#features/catalog/owner'
import { summaryText } from '#features/forms/contract'
import { Card, useLanguage, useSiteLocale, useWords } from '#platform/ui'
import { lineDetail, type Order, type OrderDetail, type OrderLine } from '../../contract/index.ts'
import { moneyIn } from '../order-words.ts'
import { OrderRow } from '../order-row.tsx'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

interface Props {
  detail: OrderDetail
}

/** Lines and totals of the order. */
export function LinesCard({ detail: { order } }: Props) {
  const t = useWords(ordersOwnerMessages)
  const language = useLanguage()
  const locale = useSiteLocale()
  return (
    <Card title={t('lines')}>
      <ThumbnailsProvider ids={order.lines.map(({ image }) => image)}>
        <ul className="order-lines">
          {order.lines.map((line) => (
            <Line key={line.id} line={line} money={moneyIn(order.currency, locale)} />
          ))}
        </ul>
      </ThumbnailsProvider>
      <Sums order={order} />
      {order.note && (
        <p className="order-quote">
          <strong>{t(order.source === 'manual' ? 'orderNote' : 'customerNote')}</strong>
          {order.note}
        </p>
      )}
      {(order.customFields ?? []).map((field) => (
        <p key={field.id} className="q-hint">
          {field.title}: {summaryText(field.kind, field.value, language)}
        </p>
      ))}
    </Card>
  )
}

function Line({ line, money }: { line: OrderLine; money: (minor: number) => string }) {
  const t = useWords(ordersOwnerMessages)
  const language = useLanguage()
  const gone = [
    line.fulfilledQuantity > 0 && t('sentOf', { sent: line.fulfilledQuantity, n: line.quantity }),
    line.returnedQuantity > 0 && t('returnedOf', { n: line.returnedQuantity }),
    line.refundedQuantity > 0 && t('refundedOf', { n: line.refundedQuantity }),
  ].filter(Boolean)
  return (
    <li className="order-line">
      <Thumbnail asset={line.image} />
      <div>
        <strong>{line.title}</strong>
        <p className="q-hint">{[lineDetail(line, language), line.sku].filter(Boolean).join(' · ')}</p>
        {gone.length > 0 && <p className="q-hint">{gone.join(' · ')}</p>}
        {(line.form ?? []).map((field) => (
          <p key={field.id} className="q-hint">
            {field.title}: {summaryText(field.kind, field.value, language)}
          </p>
        ))}
      </div>
      <span className="order-times">
        {line.quantity} × {money(line.unitMinor)}
      </span>
      <span className="order-money">{money(line.quantity * line.unitMinor)}</span>
    </li>
  )
}

function Sums({
  order: { currency, discounts, totals, ledger, balance, pricesIncludeTax, taxReasons, shipping, status },
}: {
  order: Order
}) {
  const t = useWords(ordersOwnerMessages)
  const money = moneyIn(currency, useSiteLocale())
  const back = ledger.refundedMinor + ledger.giftCardRefundedMinor
  const reasons = taxReasonTexts(taxReasons, useLanguage())
  return (
    <>
      <ul className="order-rows order-sums">
        <OrderRow label={t('subtotal')}>{money(totals.subtotalMinor)}</OrderRow>
        {totals.discountMinor > 0 && (
          <OrderRow label={[t('discount'), ...discounts.map(({ code, title }) => code ?? title)].join(' · ')}>
            {money(-totals.discountMinor)}
          </OrderRow>
        )}
        {shipping && <OrderRow label={`${t('shipping')} · ${shipping.title}`}>{money(totals.shippingMinor)}</OrderRow>}
        {totals.taxMinor > 0 && !pricesIncludeTax && <OrderRow label={t('tax')}>{money(totals.taxMinor)}</OrderRow>}
        <OrderRow label={t('total')} isStrong>
          {money(totals.totalMinor)}
        </OrderRow>
        {totals.taxMinor > 0 && pricesIncludeTax && (
          <OrderRow label={t('taxWithin')}>{money(totals.taxMinor)}</OrderRow>
        )}
      </ul>
      {reasons.map((reason) => (
        <p key={reason} className="q-hint">
          {reason}
        </p>
      ))}
      <ul className="order-rows order-sums">
        <OrderRow label={t('received')}>{money(ledger.capturedMinor + ledger.giftCardMinor)}</OrderRow>
        {ledger.authorisedMinor > 0 && <OrderRow label={t('held')}>{money(ledger.authorisedMinor)}</OrderRow>}
        {back > 0 && <OrderRow label={t('returned')}>{money(-back)}</OrderRow>}
        {ledger.lostMinor > 0 && <OrderRow label={t('lost')}>{money(-ledger.lostMinor)}</OrderRow>}
        {balance.dueMinor > 0 && status === 'open' && (
          <OrderRow label={t('due')} isStrong>
            {money(balance.dueMinor)}
          </OrderRow>
        )}
        {balance.owedMinor > 0 && (
          <OrderRow label={t('owed')} isStrong>
            {money(balance.owedMinor)}
          </OrderRow>
        )}
      </ul>
    </>
  )
}
