import { addressLines, minuteMs } from '#platform/contract'
import { ExternalLink, FileText, Mail, Printer } from '#platform/icons'
import { paymentsMessages } from '#features/payments/contract'
import { Badge, Button, Card, useLocale, useSiteLocale, useWords } from '#platform/ui'
import type { OrderDetail } from '../../contract/index.ts'
import { moneyIn } from '../order-words.ts'
import { OrderRow } from '../order-row.tsx'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'
import { VatNumber } from './vat-number.tsx'

interface Props {
  detail: OrderDetail
}

/** The customer, with billing and shipping addresses. */
export function CustomerCard({ detail: { order, statusUrl }, onWrite }: Props & { onWrite: () => void }) {
  const t = useWords(ordersOwnerMessages)
  const { customer } = order
  return (
    <Card title={t('customer')}>
      <div className="order-plain">
        <a href={`/config/customers/${order.customerId}`}>
          {customer.name || customer.email || customer.phone || t('customer')}
        </a>
        {customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}
        {customer.phone && <span>{customer.phone}</span>}
      </div>
      {customer.email && (
        <div>
          <Button size="small" icon={Mail} onPress={onWrite}>
            {t('writeEmail')}
          </Button>
        </div>
      )}
      <VatNumber order={order} />
      <Address title={t('shipTo')} address={order.shippingAddress} />
      {JSON.stringify(order.billingAddress) !== JSON.stringify(order.shippingAddress) && (
        <Address title={t('billTo')} address={order.billingAddress} />
      )}
      <a className="order-out" href={statusUrl} target="_blank" rel="noopener noreferrer">
        <ExternalLink aria-hidden /> {t('statusPage')}
      </a>
    </Card>
  )
}

function Address({ title, address }: { title: string; address: OrderDetail['order']['shippingAddress'] }) {
  const locale = useLocale()
  if (!address) return null
  return (
    <div>
      <h3>{title}</h3>
      <address className="order-plain">
        {addressLines(address, locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  )
}

/** The payments of the order with the result of each attempt. */
export function PaymentsCard({ detail: { order, payments } }: Props) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(paymentsMessages)
  const money = moneyIn(order.currency, useSiteLocale())
  const cards = order.giftCards
  if (payments.length === 0 && cards.length === 0) return null
  return (
    <Card title={t('payment')}>
      <ul className="order-rows">
        {payments.map((payment) => (
          <OrderRow
            key={payment.id}
            label={
              <>
                {payment.method?.last4
                  ? `${payment.method.brand} •••• ${payment.method.last4}`.trim()
                  : say(`provider.${payment.provider}`)}
                <div className="q-hint">{t(`try.${payment.state}`)}</div>
                {payment.refundedMinor > 0 && (
                  <div className="q-hint">{t('paidBack', { amount: money(payment.refundedMinor) })}</div>
                )}
              </>
            }
          >
            {money(payment.amountMinor)} {payment.isTest && <Badge>{t('test')}</Badge>}
          </OrderRow>
        ))}
        {cards.map(({ giftCardId, last4, amountMinor }) => (
          <OrderRow key={giftCardId} label={`${t('giftCard')} •••• ${last4}`}>
            {money(amountMinor)}
          </OrderRow>
        ))}
        {order.ledger.giftCardRefundedMinor > 0 && (
          <OrderRow label={t('paidBackToCards')}>{money(order.ledger.giftCardRefundedMinor)}</OrderRow>
        )}
      </ul>
    </Card>
  )
}

/**
 * Whether the invoice is still being written, which a job does after the order is placed. Imported orders have none.
 */
export function awaitsInvoice({ order, invoices }: OrderDetail): boolean {
  return order.source !== 'import' && invoices.length === 0 && Date.now() - Date.parse(order.placedAt) < 2 * minuteMs
}

/** Documents to print or download. */
export function InvoicesCard({ detail }: Props) {
  const { order, invoices } = detail
  const t = useWords(ordersOwnerMessages)
  const money = moneyIn(order.currency, useSiteLocale())
  return (
    <Card title={t('documents')}>
      <ul className="order-rows">
        {invoices.map(({ id, kind, number, totalMinor }) => (
          <OrderRow
            key={id}
            label={
              <a className="order-out" href={`/api/orders/${order.id}/invoices/${id}`} target="_blank" rel="noopener">
                <FileText aria-hidden /> {t(kind, { number })}
              </a>
            }
          >
            {money(totalMinor)}
          </OrderRow>
        ))}
        {awaitsInvoice(detail) && (
          <li className="order-note">
            <span role="status">{t('invoiceSoon')}</span>
          </li>
        )}
        <li>
          <a className="order-out" href={`/api/orders/${order.id}/packing-slip`} target="_blank" rel="noopener">
            <Printer aria-hidden /> {t('packingSlip')}
          </a>
        </li>
      </ul>
    </Card>
  )
}
