import { Download, Plus } from '#platform/icons'
import { useState } from 'react'
import { useStore } from '#features/catalog/owner'
import {
  Badge,
  Button,
  EmptyState,
  QueryResult,
  Page,
  removalColumn,
  RemovalDialog,
  Table,
  type Tone,
  useCall,
  latestRecord,
  useWords,
} from '#platform/ui'
import { type Discount, discountsApi } from '../contract/index.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { discountsOwnerMessages } from './discounts-owner.messages.ts'

/** Every code and every discount that applies by itself. */
export function DiscountsScreen() {
  const t = useWords(discountsOwnerMessages)
  const found = useCall(discountsApi.discounts, {})
  const { storeSettings } = useStore()
  const [open, setOpen] = useState<Discount | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Discount | null>(null)
  const discounts = found.data?.discounts
  const add = (
    <Button tone="primary" icon={Plus} onPress={() => setOpen('new')}>
      {t('add')}
    </Button>
  )
  const actions = (
    <>
      <a className="q-button plain medium" href={discountsApi.csv.path} download>
        <Download aria-hidden />
        {t('export')}
      </a>
      {add}
    </>
  )
  return (
    <Page title={t('discounts')} lead={t('lead')} actions={(discounts?.length ?? 0) > 0 && actions}>
      <QueryResult
        found={found}
        entries={discounts}
        empty={
          <EmptyState drawing="discount" action={add}>
            {t('empty')}
          </EmptyState>
        }
      >
        {(shown) => storeSettings && <Discounts discounts={shown} onOpen={setOpen} onDelete={setLeaving} />}
      </QueryResult>
      {open && <DiscountDialog discount={latestRecord(open, discounts)} onClose={() => setOpen(null)} />}
      {leaving && (
        <RemovalDialog
          endpoint={discountsApi.remove}
          input={{ id: leaving.id }}
          refreshes={[discountsApi.discounts]}
          title={t('removeTitle', { title: leaving.title })}
          action={t('remove')}
          doneMessage={t('removed', { title: leaving.title })}
          onClose={() => setLeaving(null)}
        >
          <p>{t('removeText')}</p>
        </RemovalDialog>
      )}
    </Page>
  )
}

interface ListProps {
  discounts: readonly Discount[]
  onOpen: (discount: Discount) => void
  onDelete: (discount: Discount) => void
}

function Discounts({ discounts, onOpen, onDelete }: ListProps) {
  const t = useWords(discountsOwnerMessages)
  const valueOf = useValue()
  return (
    <Table
      label={t('discounts')}
      entries={discounts}
      onOpen={onOpen}
      columns={[
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
        removalColumn({
          label: t('remove'),
          titleOf: ({ title }: Discount) => t('removeTitle', { title }),
          onRemove: onDelete,
        }),
      ]}
    />
  )
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
