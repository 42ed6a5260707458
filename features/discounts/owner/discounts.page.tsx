import { useState } from 'react'
import { useStore } from '#features/catalog/owner'
import { Badge, ListPage, type TableColumn, type Tone, useCall, useWords, DownloadLink } from '#platform/ui'
import { type Discount, discountsApi } from '../contract/index.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { discountsOwnerMessages } from './discounts-owner.messages.ts'

/** Every code and every discount that applies by itself. */
export function DiscountsScreen() {
  const t = useWords(discountsOwnerMessages)
  const found = useCall(discountsApi.discounts, {})
  const { storeSettings } = useStore()
  return (
    <ListPage
      title={t('discounts')}
      lead={t('lead')}
      found={found}
      records={found.data?.discounts}
      add={t('add')}
      actions={<DownloadLink href={discountsApi.csv.path}>{t('export')}</DownloadLink>}
      empty={t('empty')}
      drawing="discount"
      isReady={storeSettings !== undefined}
      columns={useColumns()}
      removal={{
        endpoint: discountsApi.remove,
        refreshes: [discountsApi.discounts],
        action: t('remove'),
        titleOf: ({ title }) => t('removeTitle', { title }),
        text: t('removeText'),
        doneMessageOf: ({ title }) => t('removed', { title }),
      }}
      dialog={(discount, onClose) => <DiscountDialog discount={discount} onClose={onClose} />}
    />
  )
}

function useColumns(): TableColumn<Discount>[] {
  const t = useWords(discountsOwnerMessages)
  const valueOf = useValue()
  return [
    { id: 'title', label: t('title'), isRowHeader: true, cell: (discount) => discount.title },
    {
      id: 'code',
      label: t('code'),
      short: true,
      cell: (discount) => discount.code ?? <span className="q-quiet">{t('automatic')}</span>,
    },
    { id: 'value', label: t('value'), wideOnly: true, cell: (discount) => valueOf(discount) },
    {
      id: 'uses',
      label: t('uses'),
      numeric: true,
      wideOnly: true,
      cell: (discount) =>
        discount.mostUses === null ? discount.uses : t('usesOf', { uses: discount.uses, most: discount.mostUses }),
    },
    { id: 'state', label: t('state'), short: true, cell: (discount) => <State discount={discount} /> },
  ]
}

function useValue(): (discount: Discount) => string {
  const t = useWords(discountsOwnerMessages)
  const { money } = useStore()
  return ({ effect }) => {
    if (effect.kind === 'percent') return t('valuePercent', { n: effect.ppm / 10_000 })
    if (effect.kind === 'amount') return t('valueAmount', { amount: money(effect.amountMinor) })
    if (effect.kind === 'buy-x-get-y') return t('valueBuy', { buy: effect.buyQuantity, get: effect.getQuantity })
    return effect.ppm === 1_000_000 ? t('valueShipping') : t('valueShippingPart', { n: effect.ppm / 10_000 })
  }
}

function State({ discount }: { discount: Discount }) {
  const t = useWords(discountsOwnerMessages)
  const { isActive, startsAt, endsAt, mostUses, uses } = discount
  const [now] = useState(() => Date.now())
  const [tone, word]: [Tone, Parameters<typeof t>[0]] = !isActive
    ? ['plain', 'stateOff']
    : startsAt !== null && new Date(startsAt).getTime() > now
      ? ['accent', 'stateLater']
      : endsAt !== null && new Date(endsAt).getTime() <= now
        ? ['plain', 'stateEnded']
        : mostUses !== null && uses >= mostUses
          ? ['attention', 'stateUsedUp']
          : ['success', 'stateOn']
  return <Badge tone={tone}>{t(word)}</Badge>
}
