import { SearchField, Select, Toolbar, useLanguage, useWords } from '#platform/ui'
import { productSorts, productTypeName, productTypes, type ProductsPage, workflowLabel } from '../../contract/index.ts'
import type { ProductsFilter } from '../products.page.tsx'
import { productsMessages } from './products.messages.ts'

interface Props {
  pages: readonly ProductsPage[]
  filter: ProductsFilter
  onChange: (filter: ProductsFilter) => void
}

const bin = 6
const statuses = [1, 2, 4, bin] as const
const stocks = ['in', 'low', 'out', 'unlimited'] as const

export function ProductsFilters({ pages, filter, onChange }: Props) {
  const t = useWords(productsMessages)
  const set = (part: Partial<ProductsFilter>) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined && value !== ''),
      ) as ProductsFilter,
    )
  return (
    <Toolbar>
      <SearchField
        value={filter.search ?? ''}
        onChange={(search) => set({ search })}
        placeholder={t('search')}
        className="q-field q-grow"
      />
      {pages.length > 1 && (
        <Select
          aria-label={t('page')}
          value={filter.collectionId ?? ''}
          onChange={(id) => set({ collectionId: id || undefined })}
          options={[
            { value: '', label: t('allPages') },
            ...pages.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
      <StatusSelect value={filter.status} onChange={(status) => set({ status })} />
      <Select
        aria-label={t('type')}
        value={String(filter.type ?? '')}
        onChange={(type) =>
          set({ type: Object.values(productTypes).find((productType) => String(productType) === type) })
        }
        options={[
          { value: '', label: t('allTypes') },
          ...Object.values(productTypes).map((productType) => ({
            value: String(productType),
            label: t(productTypeName(productType)),
          })),
        ]}
      />
      <Select
        aria-label={t('stock')}
        value={filter.stock ?? ''}
        onChange={(stock) => set({ stock: stocks.find((stockFilter) => stockFilter === stock) })}
        options={[
          { value: '', label: t('allStock') },
          ...stocks.map((stockFilter) => ({ value: stockFilter, label: t(stockFilter) })),
        ]}
      />
      <Select
        aria-label={t('sort')}
        value={filter.sort}
        onChange={(sort) => set({ sort })}
        options={productSorts.map((value) => ({ value, label: t(value === 'price' ? 'price-up' : value) }))}
      />
    </Toolbar>
  )
}

interface StatusProps {
  value: ProductsFilter['status']
  onChange: (status: ProductsFilter['status']) => void
}

function StatusSelect({ value, onChange }: StatusProps) {
  const t = useWords(productsMessages)
  const language = useLanguage()
  return (
    <Select
      aria-label={t('status')}
      value={String(value ?? '')}
      onChange={(status) => onChange(statuses.find((candidate) => String(candidate) === status))}
      options={[
        { value: '', label: t('allStatuses') },
        ...statuses.map((status) => ({
          value: String(status),
          label: status === bin ? t('bin') : workflowLabel(status, language),
        })),
      ]}
    />
  )
}
