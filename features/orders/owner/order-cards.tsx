import type { ReactNode } from 'react'
import { summaryText } from '#features/forms/contract'
import { Badge, Button, Card, useLanguage, useSend, useWords } from '#platform/desk'
import { type OrderDetail, ordersApi } from '../contract/index.ts'
import { moneyIn } from './order-words.ts'
import { ordersOwnerMessages } from './orders-owner.messages.ts'

interface Props {
  detail: OrderDetail
}

function Row({ label, children, isStrong }: { label: ReactNode; children: ReactNode; isStrong?: boolean }) {
  return (
    <li className={isStrong ? 'order-row strong' : 'order-row'}>
      <span>{label}</span>
      <span>{children}</span>
    </li>
  )
}

export function LinesCard({ detail: { order } }: Props) {
  const t = useWords(ordersOwnerMessages)
  const language = useLanguage()
  const money = moneyIn(order.currency, language)
  return (
    <Card title={t('lines')}>
      <ul className="order-rows">
        {order.lines.map((line) => (
          <Row
            key={line.id}
            label={
              <>
                <strong>
                  {line.quantity} × {line.title}
                </strong>
                <span className="q-quiet"> {[line.variantTitle, line.sku].filter(Boolean).join(' · ')}</span>
                {line.fulfilledQuantity > 0 && <div className="q-hint">{t('sentOf', { sent: line.fulfilledQuantity, n: line.quantity })}</div>}
                {line.refundedQuantity > 0 && <div className="q-hint">{t('refundedOf', { n: line.refundedQuantity })}</div>}
                {(line.form ?? []).map((field) => (
                  <div key={field.id} className="q-hint">
                    {field.title}: {summaryText(field.kind, field.value, language)}
                  </div>
                ))}
              </>
            }
          >
            {money(line.quantity * line.unitMinor)}
          </Row>
        ))}
      </ul>
      {order.note && (
        <p>
          <strong>{t('customerNote')}:</strong> {order.note}
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

export function MoneyCard({ detail: { order } }: Props) {
  const t = useWords(ordersOwnerMessages)
  const money = moneyIn(order.currency, useLanguage())
  const { totals, books, position } = order
  const back = books.refundedMinor + books.giftCardRefundedMinor
  return (
    <Card title={t('money')}>
      <ul className="order-rows">
        <Row label={t('subtotal')}>{money(totals.subtotalMinor)}</Row>
        {totals.discountMinor > 0 && (
          <Row label={[t('discount'), ...order.discounts.map(({ code, title }) => code ?? title)].join(' · ')}>−{money(totals.discountMinor)}</Row>
        )}
        {order.shipping && <Row label={`${t('shipping')} · ${order.shipping.title}`}>{money(totals.shippingMinor)}</Row>}
        {totals.taxMinor > 0 && <Row label={t('tax')}>{money(totals.taxMinor)}</Row>}
        <Row label={t('total')} isStrong>
          {money(totals.totalMinor)}
        </Row>
        <Row label={t('received')}>{money(books.capturedMinor + books.giftCardMinor)}</Row>
        {books.authorisedMinor > 0 && <Row label={t('held')}>{money(books.authorisedMinor)}</Row>}
        {back > 0 && <Row label={t('returned')}>{money(back)}</Row>}
        {position.dueMinor > 0 && order.status === 'open' && (
          <Row label={t('due')} isStrong>
            {money(position.dueMinor)}
          </Row>
        )}
        {position.owedMinor > 0 && (
          <Row label={t('owed')} isStrong>
            {money(position.owedMinor)}
          </Row>
        )}
      </ul>
    </Card>
  )
}

export function ParcelsCard({ detail: { fulfilments } }: Props) {
  const t = useWords(ordersOwnerMessages)
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' })
  if (fulfilments.length === 0) return null
  return (
    <Card title={t('parcels')}>
      <ul className="order-rows">
        {fulfilments.map((one) => (
          <Row key={one.id} label={day.format(new Date(one.at))}>
            {one.carrier}{' '}
            {one.trackingUrl ? (
              <a href={one.trackingUrl} target="_blank" rel="noopener noreferrer">
                {one.trackingNumber || one.trackingUrl}
              </a>
            ) : (
              one.trackingNumber
            )}
          </Row>
        ))}
      </ul>
    </Card>
  )
}

export function ReturnsCard({ detail: { order, returns } }: Props) {
  const t = useWords(ordersOwnerMessages)
  const set = useSend(ordersApi.setReturn, { refreshes: [ordersApi.detail, ordersApi.list] })
  if (returns.length === 0) return null
  const titleOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.title ?? ''
  return (
    <Card title={t('returns')}>
      <ul className="order-rows">
        {returns.map((one) => (
          <li key={one.id}>
            <Badge>{t(`return.${one.state}`)}</Badge> {one.lines.map(({ lineId, quantity }) => `${quantity} × ${titleOf(lineId)}`).join(', ')}
            {one.reason && <p className="q-hint">{one.reason}</p>}
            {(one.state === 'requested' || one.state === 'approved') && (
              <div className="q-button-row">
                {one.state === 'requested' && (
                  <Button size="small" onPress={() => set.mutate({ id: order.id, returnId: one.id, state: 'approved', restock: false })}>
                    {t('approve')}
                  </Button>
                )}
                <Button size="small" onPress={() => set.mutate({ id: order.id, returnId: one.id, state: 'received', restock: true })}>
                  {t('receive')}
                </Button>
                <Button size="small" onPress={() => set.mutate({ id: order.id, returnId: one.id, state: 'refused', restock: false })}>
                  {t('refuse')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function CustomerCard({ detail: { order, statusUrl } }: Props) {
  const t = useWords(ordersOwnerMessages)
  const { customer, shippingAddress: to } = order
  const lines = to ? [`${to.firstName} ${to.lastName}`, to.company, to.line1, to.line2, `${to.postalCode} ${to.city}`, to.region, to.country] : []
  return (
    <Card title={t('customer')}>
      <p>
        <a href={`/config/customers/${order.customerId}`}>{customer.name || customer.email}</a>
        <br />
        <a href={`mailto:${customer.email}`}>{customer.email}</a>
        {customer.phone && (
          <>
            <br />
            {customer.phone}
          </>
        )}
      </p>
      {to && (
        <>
          <h3>{t('shipTo')}</h3>
          <address>
            {lines
              .map((line) => line.trim())
              .filter(Boolean)
              .map((line) => (
                <div key={line}>{line}</div>
              ))}
          </address>
        </>
      )}
      <p>
        <a href={statusUrl} target="_blank" rel="noopener noreferrer">
          {t('statusPage')}
        </a>
      </p>
    </Card>
  )
}

export function PapersCard({ detail: { order, papers } }: Props) {
  const t = useWords(ordersOwnerMessages)
  const money = moneyIn(order.currency, useLanguage())
  return (
    <Card title={t('papers')}>
      <ul className="order-rows">
        {papers.map(({ id, kind, number, totalMinor }) => (
          <Row
            key={id}
            label={
              <a href={`/api/orders/${order.id}/papers/${id}`} target="_blank" rel="noopener">
                {t(kind, { number })}
              </a>
            }
          >
            {money(totalMinor)}
          </Row>
        ))}
        <li>
          <a href={`/api/orders/${order.id}/packing-slip`} target="_blank" rel="noopener">
            {t('packingSlip')}
          </a>
        </li>
      </ul>
    </Card>
  )
}
