import { Boxes, Plus, X } from '#platform/icons'
import { useDeferredValue, useState } from 'react'
import {
  Button,
  Card,
  IconButton,
  NumberField,
  QueryResult,
  SearchField,
  Switch,
  useCall,
  useWords,
} from '#platform/ui'
import type { Output } from '#platform/contract'
import { type Product, productTypes } from '../../contract/index.ts'
import { ownerCatalogApi } from '../../contract/owner-catalog.api.ts'
import { useStore } from '../use-store.ts'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

type Bundle = NonNullable<Product['bundle']>
type Part = Output<typeof ownerCatalogApi.bundleParts>['parts'][number]

const mostParts = 30
const ppmOfPercent = 10_000

/** Edits a bundle: its products, their quantities, and whether its price is a share of theirs. */
export function ProductBundle({ draft: { now, change } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const [isBeginning, setBeginning] = useState(false)
  const { bundle } = now
  if (now.type !== productTypes.PHYSICAL || now.plan || now.options.length > 0) return null
  if (!bundle && !isBeginning)
    return (
      <Card title={t('bundle')} lead={t('bundleLead')}>
        <div>
          <Button icon={Boxes} onPress={() => setBeginning(true)}>
            {t('bundleBegin')}
          </Button>
        </div>
      </Card>
    )
  const parts = bundle?.parts ?? []
  const set = (next: Partial<Bundle>) => {
    const bundleNext = { parts, discountPpm: bundle?.discountPpm ?? null, ...next }
    change({ bundle: bundleNext.parts.length === 0 ? null : bundleNext })
  }
  return (
    <Card title={t('bundle')} lead={t('bundleHint')}>
      <PartRows parts={parts} onChange={(next) => set({ parts: next })} />
      {parts.length < mostParts && (
        <PartFinder
          chosen={parts.map(({ variantId }) => variantId)}
          own={now.id}
          onAdd={(variantId) => set({ parts: [...parts, { variantId, quantity: 1 }] })}
        />
      )}
      {bundle && <BundlePrice bundle={bundle} onChange={(discountPpm) => set({ discountPpm })} />}
    </Card>
  )
}

function PartRows({ parts, onChange }: { parts: Bundle['parts']; onChange: (parts: Bundle['parts']) => void }) {
  const t = useWords(productMessages)
  const ids = parts.map(({ variantId }) => variantId).join(',')
  const named = useCall(ownerCatalogApi.bundleParts, { search: '', ids }, { enabled: ids !== '' })
  const nameOf = (id: string) => named.data?.parts.find((part) => part.variantId === id)
  return (
    <ul className="product-parts">
      {parts.map(({ variantId, quantity }, at) => {
        const part = nameOf(variantId)
        const name = part ? titleOf(part) : named.isSuccess ? t('bundleGone') : '…'
        return (
          <li key={variantId}>
            <span className="q-row-text">{name}</span>
            <NumberField
              aria-label={t('bundleCount', { name })}
              minValue={1}
              maxValue={1000}
              value={quantity}
              onChange={(next) =>
                !Number.isNaN(next) &&
                onChange(parts.map((each, index) => (index === at ? { ...each, quantity: next } : each)))
              }
            />
            <IconButton
              size="small"
              icon={X}
              label={t('bundleRemove', { name })}
              onPress={() => onChange(parts.filter((_, index) => index !== at))}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface FinderProps {
  chosen: readonly string[]
  own: string
  onAdd: (variantId: string) => void
}

function PartFinder({ chosen, own, onAdd }: FinderProps) {
  const t = useWords(productMessages)
  const { money } = useStore()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const partsQuery = useCall(ownerCatalogApi.bundleParts, { search, ids: '' }, { enabled: search !== '' })
  const shown = partsQuery.data?.parts.filter((part) => !chosen.includes(part.variantId) && part.productId !== own)
  return (
    <div>
      <SearchField label={t('bundleFind')} placeholder={t('bundleFind')} value={typed} onChange={setTyped} />
      {search !== '' && (
        <QueryResult
          found={partsQuery}
          entries={shown}
          bones={{ lines: 3, height: 32 }}
          empty={<p className="q-hint">{t('bundleNothing')}</p>}
        >
          {(parts) => (
            <ul className="product-parts">
              {parts.map((part) => (
                <li key={part.variantId}>
                  <span className="q-row-text">{titleOf(part)}</span>
                  <span className="q-quiet">{money(part.priceMinor)}</span>
                  <IconButton
                    size="small"
                    icon={Plus}
                    label={t('bundleAdd', { name: titleOf(part) })}
                    onPress={() => {
                      onAdd(part.variantId)
                      setTyped('')
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </QueryResult>
      )}
    </div>
  )
}

function BundlePrice({
  bundle: { discountPpm },
  onChange,
}: {
  bundle: Bundle
  onChange: (ppm: number | null) => void
}) {
  const t = useWords(productMessages)
  return (
    <>
      <Switch isSelected={discountPpm !== null} onChange={(isOn) => onChange(isOn ? 10 * ppmOfPercent : null)}>
        {t('bundleShare')}
      </Switch>
      {discountPpm === null ? (
        <p className="q-hint">{t('bundleOwnPrice')}</p>
      ) : (
        <NumberField
          label={t('bundlePercent')}
          minValue={0}
          maxValue={100}
          value={discountPpm / ppmOfPercent}
          onChange={(percent) => !Number.isNaN(percent) && onChange(Math.round(percent * ppmOfPercent))}
        />
      )}
    </>
  )
}

function titleOf({ title, variantTitle }: Pick<Part, 'title' | 'variantTitle'>): string {
  return [title, variantTitle].filter(Boolean).join(' · ')
}
