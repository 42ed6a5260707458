import { SearchField, Select, Toolbar, useCall, useWords } from '#platform/ui'
import { authorApi, type ItemQuery, itemStatusFilters, labelApi } from '../../contract/index.ts'
import { collectionsMessages } from '../collections.messages.ts'

export type ItemFilters = Pick<ItemQuery, 'status' | 'search' | 'tag' | 'category' | 'author'>

export const noFilters: ItemFilters = { status: 'all', search: '' }

const any = 'any'

/** Filters the list of items. Filters without a matching tag, category or author in the collection are not offered. */
export function ItemFilterBar({
  collectionId,
  filters,
  onChange,
}: {
  collectionId: string
  filters: ItemFilters
  onChange: (filters: ItemFilters) => void
}) {
  const t = useWords(collectionsMessages)
  const labels = useCall(labelApi.labels, { collectionId }).data ?? []
  const authors = useCall(authorApi.authors, {}).data ?? []
  const choices = {
    category: labels.filter(({ kind }) => kind === 'category'),
    tag: labels.filter(({ kind }) => kind === 'tag'),
    author: authors,
  }
  const words = { category: t('anyCategory'), tag: t('anyTag'), author: t('anyAuthor') }
  const set = (name: keyof typeof choices, value: string) => {
    const { [name]: _, ...rest } = filters
    onChange(value === any ? rest : { ...rest, [name]: value })
  }
  return (
    <Toolbar>
      <SearchField
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search })}
        placeholder={t('search')}
        className="q-field q-grow"
      />
      <Select
        aria-label={t('status')}
        value={filters.status}
        onChange={(status) => onChange({ ...filters, status })}
        options={itemStatusFilters.map((value) => ({ value, label: t(value) }))}
      />
      {(['category', 'tag', 'author'] as const).map(
        (name) =>
          choices[name].length > 0 && (
            <Select
              key={name}
              aria-label={t(name)}
              value={filters[name] ?? any}
              onChange={(value) => set(name, value)}
              options={[
                { value: any, label: words[name] },
                ...choices[name].map((choice) => ({ value: choice.id, label: choice.name })),
              ]}
            />
          ),
      )}
    </Toolbar>
  )
}
