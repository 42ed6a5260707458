import { Plus } from '#platform/icons'
import { useDeferredValue, useState } from 'react'
import { ThumbnailsProvider, Thumbnail, useStore } from '#features/catalog/owner'
import { Badge, QueryResult, IconButton, SearchField, useCall, useWords } from '#platform/ui'
import { mostOrderables, type Orderable, ordersApi } from '../../contract/index.ts'
import { orderFormsMessages } from '../order-forms.messages.ts'

interface Props {
  /** Variants that are in the order already, which are not offered again. */
  chosenIds: readonly string[]
  onAdd: (orderable: Orderable) => void
}

/** Finds products of the shop by title or number, and adds them to an order. */
export function ItemFinder({ chosenIds, onAdd }: Props) {
  const t = useWords(orderFormsMessages)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const orderablesQuery = useCall(ordersApi.orderables, { search }, { enabled: search !== '' })
  const shown = orderablesQuery.data?.filter(({ variantId }) => !chosenIds.includes(variantId))
  const add: Props['onAdd'] = (orderable) => {
    onAdd(orderable)
    setTyped('')
  }
  return (
    <div className="order-finder">
      <SearchField label={t('addItem')} placeholder={t('findItem')} value={typed} onChange={setTyped} />
      {search !== '' && (
        <QueryResult
          found={orderablesQuery}
          entries={shown}
          bones={{ lines: 3, height: 32 }}
          empty={<p className="q-hint">{t('nothingFound')}</p>}
        >
          {(orderables) => (
            <ThumbnailsProvider ids={orderables.map(({ image }) => image)}>
              <ul className="order-quantities">
                {orderables.map((orderable) => (
                  <OrderableRow key={orderable.variantId} orderable={orderable} onAdd={add} />
                ))}
              </ul>
            </ThumbnailsProvider>
          )}
        </QueryResult>
      )}
      {search !== '' && orderablesQuery.data?.length === mostOrderables && (
        <p className="q-hint">{t('firstFound', { n: mostOrderables })}</p>
      )}
    </div>
  )
}

function OrderableRow({ orderable, onAdd }: { orderable: Orderable; onAdd: Props['onAdd'] }) {
  const t = useWords(orderFormsMessages)
  const { money } = useStore()
  return (
    <li>
      <Thumbnail asset={orderable.image} />
      <span>
        {orderable.title}
        <span className="q-hint">{[orderable.variantTitle, orderable.sku].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="order-finder-aside">
        {orderable.available !== null && (
          <Badge tone={orderable.available === 0 ? 'danger' : 'plain'}>{t('stock', { n: orderable.available })}</Badge>
        )}
        {money(orderable.priceMinor)}
        <IconButton
          icon={Plus}
          size="small"
          label={t('add', {
            title: [orderable.title, orderable.variantTitle].filter(Boolean).join(' · '),
          })}
          onPress={() => onAdd(orderable)}
        />
      </span>
    </li>
  )
}
