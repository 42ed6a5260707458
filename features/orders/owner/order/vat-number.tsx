import { Banner, Button, useSend, useSiteLocale, useWords } from '#platform/ui'
import { mayRefundVat, type OrderDetail, ordersApi } from '../../contract/index.ts'
import { moneyIn } from '../order-words.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

/** Shows the VAT number of an order with its check result. */
export function VatNumber({ order }: Pick<OrderDetail, 'order'>) {
  const t = useWords(ordersOwnerMessages)
  const { vatNumber, vatCheck } = order.customer
  if (vatNumber === null) return null
  const isCharged = order.taxTreatment === 'standard'
  return (
    <div className="order-vat">
      <h3>{t('vat.title')}</h3>
      <div className="order-plain">
        <span>{vatNumber}</span>
        {vatCheck?.state === 'valid' && (
          <span>{vatCheck.name ? t('vat.validFor', { name: vatCheck.name }) : t('vat.valid')}</span>
        )}
        {vatCheck?.consultation && <span>{t('vat.consultation', { number: vatCheck.consultation })}</span>}
        {vatCheck?.state === 'approved' && <span>{t('vat.approved', { by: vatCheck.by })}</span>}
      </div>
      {(vatCheck?.state === 'unreachable' || vatCheck?.state === 'invalid') && (
        <Undecided id={order.id} says={vatCheck.state === 'unreachable' && isCharged ? 'charged' : vatCheck.state} />
      )}
      {mayRefundVat(order) && <Charged order={order} />}
    </div>
  )
}

/** Offers to refund the tax that was charged before the number was confirmed. */
function Charged({ order }: Pick<OrderDetail, 'order'>) {
  const t = useWords(ordersOwnerMessages)
  const money = moneyIn(order.currency, useSiteLocale())
  const refund = useSend(ordersApi.refundVat, { refreshes: [ordersApi.detail, ordersApi.list] })
  return (
    <Banner tone="attention">
      <p>{t('vat.refundLead', { amount: money(order.totals.taxMinor) })}</p>
      <div className="q-button-row">
        <Button isPending={refund.isPending} onPress={() => refund.mutate({ id: order.id })}>
          {t('vat.refund')}
        </Button>
      </div>
    </Banner>
  )
}

function Undecided({ id, says }: { id: string; says: 'unreachable' | 'invalid' | 'charged' }) {
  const t = useWords(ordersOwnerMessages)
  const approve = useSend(ordersApi.approveVat, { refreshes: [ordersApi.detail] })
  const check = useSend(ordersApi.checkVat, { refreshes: [ordersApi.detail] })
  return (
    <Banner tone="attention">
      <p>{t(`vat.${says}`)}</p>
      <div className="q-button-row">
        <Button isPending={approve.isPending} onPress={() => approve.mutate({ id })}>
          {t('vat.approve')}
        </Button>
        <Button isPending={check.isPending} onPress={() => check.mutate({ id })}>
          {t('vat.check')}
        </Button>
      </div>
    </Banner>
  )
}
