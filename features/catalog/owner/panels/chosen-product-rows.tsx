import { type ChangeProp, SelectRow, TextRow, useWords } from '#platform/ui'
import { panelMessages } from './catalog-panels.messages.ts'
import { CategoryRow, ShopPageRow } from './panel-rows.tsx'
import { ProductsRow } from './product-rows.tsx'

interface Props {
  value: {
    source: 'shop' | 'chosen'
    products: readonly string[]
    collection: string | null
    category: string | null
    tag: string
  }
  change: ChangeProp
  max: number
}

/** Choice of the shown products: single ones, or those of a products page, a category or a tag. */
export function ChosenProductRows({ value, change, max }: Props) {
  const t = useWords(panelMessages)
  const sources = (['shop', 'chosen'] as const).map((source) => ({ value: source, label: t(source) }))
  return (
    <>
      <SelectRow
        label={t('source')}
        value={value.source}
        onChange={(source) => change('source', source)}
        options={sources}
      />
      {value.source === 'chosen' ? (
        <ProductsRow
          label={t('products')}
          value={value.products}
          onChange={(ids) => change('products', ids)}
          max={max}
        />
      ) : (
        <>
          <ShopPageRow
            value={value.collection}
            onChange={(id) => {
              change('collection', id)
              change('category', null)
            }}
          />
          <CategoryRow shop={value.collection} value={value.category} onChange={(id) => change('category', id)} />
          <TextRow label={t('tag')} value={value.tag} onChange={(tag) => change('tag', tag)} />
        </>
      )}
    </>
  )
}
