import './category-checks.css'
import { Checkbox, useCall, useWords } from '#platform/ui'
import { catalogApi, categoryApi } from '../../contract/index.ts'
import { productMessages } from '../base/product.messages.ts'

interface Choice {
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** The categories of one products page, nested as they are. */
export function CategoryChecks({ collectionId, value, onChange }: Choice & { collectionId: string }) {
  const t = useWords(productMessages)
  const categories = useCall(categoryApi.categories, { collectionId })
  const toggle = (id: string, isIn: boolean) =>
    onChange(isIn ? [...value, id] : value.filter((chosenId) => chosenId !== id))
  return (
    <div className="product-categories">
      {categories.data?.length === 0 && <p className="q-hint">{t('nobody')}</p>}
      {categories.data?.map(({ id, name, slugs }) => (
        <div key={id} style={{ marginInlineStart: (slugs.split('/').length - 1) * 16 }}>
          <Checkbox isSelected={value.includes(id)} onChange={(isIn) => toggle(id, isIn)}>
            {name}
          </Checkbox>
        </div>
      ))}
    </div>
  )
}

/** Categories of the whole shop, below the names of their products pages where there are several. */
export function CategoriesRow({ label, value, onChange }: Choice & { label: string }) {
  const pages = useCall(catalogApi.pages, {})
  const all = pages.data ?? []
  return (
    <div className="q-field category-choices" role="group" aria-label={label}>
      {all.map(({ id, title }) => (
        <div key={id}>
          {all.length > 1 && <p className="q-hint">{title}</p>}
          <CategoryChecks collectionId={id} value={value} onChange={onChange} />
        </div>
      ))}
    </div>
  )
}
