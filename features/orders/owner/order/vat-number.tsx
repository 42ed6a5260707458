import { Banner, Button, Toolbar, useSend, useWords } from '#platform/ui'
import { type OrderDetail, ordersApi } from '../../contract/index.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

/** The VAT number that an order was placed with, and what is known of it. */
export function VatNumber({ order }: Pick<OrderDetail, 'order'>) {
  const t = useWords(ordersOwnerMessages)
  const { vatNumber, vatCheck } = order.customer
  if (vatNumber === null) return null
  return (
    <div>
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
        <Undecided id={order.id} state={vatCheck.state} />
      )}
    </div>
  )
}

function Undecided({ id, state }: { id: string; state: 'unreachable' | 'invalid' }) {
  const t = useWords(ordersOwnerMessages)
  const approve = useSend(ordersApi.approveVat, { refreshes: [ordersApi.detail] })
  const check = useSend(ordersApi.checkVat, { refreshes: [ordersApi.detail] })
  return (
    <Banner tone="attention">
      <p>{t(`vat.${state}`)}</p>
      <Toolbar>
        <Button isPending={approve.isPending} onPress={() => approve.mutate({ id })}>
          {t('vat.approve')}
        </Button>
        <Button isPending={check.isPending} onPress={() => check.mutate({ id })}>
          {t('vat.check')}
        </Button>
      </Toolbar>
    </Banner>
  )
}
