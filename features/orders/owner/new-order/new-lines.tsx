import { Plus, Trash2 } from '#platform/icons'
import { MoneyField, ThumbnailsProvider, Thumbnail, useStore } from '#features/catalog/owner'
import { newId } from '#platform/contract'
import { Button, IconButton, NumberField, TextField, useWords } from '#platform/ui'
import { ItemFinder } from './item-finder.tsx'
import { orderFormsMessages } from '../order-forms.messages.ts'

export interface NewLine {
  id: string
  variantId: string | null
  title: string
  variantTitle: string
  image: string | null
  /** Price in the shop; null for custom items. */
  shopMinor: number | null
  /** Price set by the owner instead. */
  unitMinor: number | null
  quantity: number
  discountMinor: number
}

export function isLineFit({ variantId, title, unitMinor, shopMinor, quantity, discountMinor }: NewLine): boolean {
  if (variantId === null && (title.trim() === '' || unitMinor === null)) return false
  return discountMinor <= (unitMinor ?? shopMinor ?? 0) * quantity
}

interface Props {
  lines: readonly NewLine[]
  onChange: (lines: readonly NewLine[]) => void
}

/** Lines of the order: products of the shop or custom items. */
export function NewLines({ lines, onChange }: Props) {
  const t = useWords(orderFormsMessages)
  const blank = {
    variantId: null,
    title: '',
    variantTitle: '',
    image: null,
    shopMinor: null,
    unitMinor: null,
    quantity: 1,
    discountMinor: 0,
  }
  return (
    <div className="order-form">
      <ItemFinder
        chosenIds={lines.flatMap(({ variantId }) => variantId ?? [])}
        onAdd={({ variantId, title, variantTitle, image, priceMinor }) =>
          onChange([...lines, { ...blank, id: newId(), variantId, title, variantTitle, image, shopMinor: priceMinor }])
        }
      />
      {lines.length === 0 && <p className="q-hint">{t('noItems')}</p>}
      <ThumbnailsProvider ids={lines.map(({ image }) => image)}>
        <ul className="order-new-lines" hidden={lines.length === 0}>
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              set={(part) =>
                onChange(lines.map((existing) => (existing.id === line.id ? { ...existing, ...part } : existing)))
              }
              onRemove={() => onChange(lines.filter(({ id }) => id !== line.id))}
            />
          ))}
        </ul>
      </ThumbnailsProvider>
      <Button
        icon={Plus}
        tone="quiet"
        className="order-start"
        onPress={() => onChange([...lines, { ...blank, id: newId() }])}
      >
        {t('addCustom')}
      </Button>
    </div>
  )
}

function Line({ line, set, onRemove }: { line: NewLine; set: (part: Partial<NewLine>) => void; onRemove: () => void }) {
  const t = useWords(orderFormsMessages)
  const { money } = useStore()
  const title = [line.title, line.variantTitle].filter(Boolean).join(' · ') || '–'
  return (
    <li>
      <div className="order-new-head">
        {line.variantId !== null && <Thumbnail asset={line.image} />}
        {line.variantId === null ? (
          <TextField
            aria-label={t('customTitle')}
            placeholder={t('customTitle')}
            value={line.title}
            onChange={(text) => set({ title: text })}
            maxLength={300}
          />
        ) : (
          <span>
            {line.title}
            {line.variantTitle && <span className="q-hint">{line.variantTitle}</span>}
          </span>
        )}
        <IconButton size="small" icon={Trash2} label={t('removeLine', { title })} onPress={onRemove} />
      </div>
      <div className="order-new-facts">
        <NumberField
          label={t('quantity')}
          minValue={1}
          maxValue={10_000}
          value={line.quantity}
          onChange={(quantity) => set({ quantity: quantity || 1 })}
        />
        <MoneyField
          label={t('price')}
          value={line.unitMinor}
          placeholder={line.shopMinor === null ? '' : money(line.shopMinor)}
          onChange={(unitMinor) => set({ unitMinor })}
        />
        <MoneyField
          label={t('discount')}
          value={line.discountMinor || null}
          onChange={(minor) => set({ discountMinor: minor ?? 0 })}
        />
      </div>
    </li>
  )
}
