import { Columns, DateField, NumberField, Switch, TextField, useWords } from '#platform/ui'
import {
  gramsFrom,
  lengthIn,
  maximumSkuLength,
  millimetresFrom,
  productTypes,
  unitsOf,
  type Variant,
  type VariantPatch,
  weightIn,
} from '../../contract/index.ts'
import { MoneyField } from './money-field.tsx'
import { productMessages } from '../base/product.messages.ts'
import { StockButtons } from '../stock/stock-buttons.tsx'
import type { ProductDraft } from '../base/use-product-form.ts'
import { useStore } from '../use-store.ts'

interface Props {
  draft: ProductDraft
  variant: Variant
}

/** Edits a variant: prices, stock, identifiers, weight. */
export function VariantFields({ draft, variant }: Props) {
  const isPhysical = draft.product.type === productTypes.PHYSICAL
  // The price follows from the prices of the parts.
  const isShare = typeof draft.now.bundle?.discountPpm === 'number'
  const set = (part: VariantPatch) => draft.changeVariant(variant.id, part)
  const error = (field: keyof VariantPatch) => draft.variantError(variant.id, field)
  return (
    <>
      {!isShare && <Prices variant={variant} set={set} error={error} />}
      {draft.product.type !== productTypes.DIGITAL && !draft.now.bundle && (
        <StockFields draft={draft} variant={variant} set={set} error={error} />
      )}
      <Names variant={variant} set={set} error={error} />
      {isPhysical && !draft.now.bundle && <Sizes variant={variant} set={set} />}
    </>
  )
}

interface PartProps {
  variant: Variant
  set: (part: VariantPatch) => void
  error: (field: keyof VariantPatch) => string | null
}

function Prices({ variant, set, error }: PartProps) {
  const t = useWords(productMessages)
  const isoOf = (date: Date | null) => date?.toISOString() ?? null
  return (
    <>
      <Columns>
        <MoneyField
          label={t('price')}
          value={variant.priceMinor}
          onChange={(minor) => set({ priceMinor: minor ?? 0 })}
          error={error('priceMinor')}
        />
        <MoneyField
          label={t('cost')}
          hint={t('costHint')}
          value={variant.costMinor}
          onChange={(costMinor) => set({ costMinor })}
          error={error('costMinor')}
        />
      </Columns>
      <Switch
        isSelected={variant.onSale}
        onChange={(onSale) =>
          set({ onSale, ...(onSale && variant.saleMinor === null && { saleMinor: variant.priceMinor }) })
        }
      >
        {t('onSale')}
      </Switch>
      {variant.onSale && (
        <>
          <MoneyField
            label={t('sale')}
            value={variant.saleMinor}
            onChange={(saleMinor) => set({ saleMinor })}
            error={error('saleMinor')}
          />
          <Columns>
            <DateField
              label={t('saleFrom')}
              value={dateOf(variant.saleFrom)}
              onChange={(date) => set({ saleFrom: isoOf(date) })}
            />
            <DateField
              label={t('saleUntil')}
              value={dateOf(variant.saleUntil)}
              onChange={(date) => set({ saleUntil: isoOf(date) })}
              error={error('saleUntil')}
            />
          </Columns>
        </>
      )}
    </>
  )
}

function StockFields({ draft, variant, set, error }: PartProps & { draft: ProductDraft }) {
  const t = useWords(productMessages)
  return (
    <>
      <Switch isSelected={variant.isUnlimited} onChange={(isUnlimited) => set({ isUnlimited })}>
        {t('unlimited')}
      </Switch>
      {!variant.isUnlimited && (
        <Columns>
          <NumberField
            label={t('quantity')}
            minValue={0}
            value={variant.quantity}
            onChange={(quantity) => !Number.isNaN(quantity) && set({ quantity })}
            error={error('quantity')}
            {...(variant.reserved > 0 && { hint: t('reserved', { n: variant.reserved }) })}
          />
          <NumberField
            label={t('lowStockAt')}
            minValue={0}
            value={variant.lowStockAt ?? Number.NaN}
            onChange={(value) => set({ lowStockAt: Number.isNaN(value) ? null : value })}
          />
        </Columns>
      )}
      {!variant.isUnlimited && <StockButtons draft={draft} variant={variant} />}
    </>
  )
}

function Names({ variant, set, error }: PartProps) {
  const t = useWords(productMessages)
  return (
    <Columns>
      <TextField
        label={t('code')}
        value={variant.sku}
        onChange={(sku) => set({ sku })}
        error={error('sku')}
        maxLength={Math.max(maximumSkuLength, variant.sku.length)}
      />
      <TextField
        label={t('barcode')}
        value={variant.barcode}
        onChange={(barcode) => set({ barcode })}
        error={error('barcode')}
        maxLength={200}
      />
    </Columns>
  )
}

function Sizes({ variant, set }: Omit<PartProps, 'error'>) {
  const t = useWords(productMessages)
  const standard = useStore().storeSettings?.measurementStandard ?? 'metric'
  const units = unitsOf(standard)
  const length = (label: string, value: number | null, act: (mm: number | null) => void) => (
    <NumberField
      label={label}
      suffix={units.length}
      minValue={0}
      formatOptions={{ maximumFractionDigits: 2 }}
      value={value === null ? Number.NaN : lengthIn(standard, value)}
      onChange={(typed) => act(Number.isNaN(typed) ? null : millimetresFrom(standard, typed))}
    />
  )
  return (
    <>
      <Switch isSelected={variant.needsShipping} onChange={(needsShipping) => set({ needsShipping })}>
        {t('needsShipping')}
      </Switch>
      {variant.needsShipping && (
        <div className="product-sizes">
          <NumberField
            label={t('weight')}
            suffix={units.weight}
            minValue={0}
            formatOptions={{ maximumFractionDigits: 3 }}
            value={variant.weightGrams === null ? Number.NaN : weightIn(standard, variant.weightGrams)}
            onChange={(typed) => set({ weightGrams: Number.isNaN(typed) ? null : gramsFrom(standard, typed) })}
          />
          {length(t('length'), variant.lengthMm, (lengthMm) => set({ lengthMm }))}
          {length(t('width'), variant.widthMm, (widthMm) => set({ widthMm }))}
          {length(t('height'), variant.heightMm, (heightMm) => set({ heightMm }))}
        </div>
      )}
    </>
  )
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
