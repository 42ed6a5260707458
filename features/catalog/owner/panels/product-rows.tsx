import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from '#platform/icons'
import { useState } from 'react'
import { call, FindBox, IconButton, queryKeyOf, useWords } from '#platform/ui'
import { ownerCatalogApi, mostNamed, type NamedProduct } from '../../contract/owner-catalog.api.ts'
import { panelMessages } from './catalog-panels.messages.ts'

/** Finds one product by typing. */
export function ProductRow({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | null
  onChange: (id: string) => void
}) {
  const { nameOf, learn } = useProductNames(value === null ? [] : [value])
  const choose = (id: string, title: string) => {
    learn(id, title)
    onChange(id)
  }
  return <ProductFinder label={label} chosen={value} shown={value === null ? '' : nameOf(value)} onChoose={choose} />
}

interface ProductsRowProps {
  label: string
  value: readonly string[]
  onChange: (ids: string[]) => void
  max: number
}

/** Choice of several products, in the order in which they are added. */
export function ProductsRow({ label, value, onChange, max }: ProductsRowProps) {
  const t = useWords(panelMessages)
  const { nameOf, learn } = useProductNames(value)
  const drop = (id: string) => onChange(value.filter((chosenId) => chosenId !== id))
  const add = (id: string, title: string) => {
    learn(id, title)
    if (value.length < max) onChange([...value, id])
  }
  return (
    <div className="q-field" role="group" aria-label={label}>
      <ProductFinder label={label} chosen={value} onChoose={add} onDrop={drop} />
      {value.map((id) => (
        <div key={id} className="catalog-chosen">
          <span className="q-row-text">{nameOf(id)}</span>
          <IconButton size="small" icon={X} label={t('remove', { name: nameOf(id) })} onPress={() => drop(id)} />
        </div>
      ))}
    </div>
  )
}

interface FinderProps {
  label: string
  chosen: string | null | readonly string[]
  shown?: string
  onChoose: (id: string, title: string) => void
  onDrop?: (id: string) => void
}

function ProductFinder({ onChoose, ...rest }: FinderProps) {
  const t = useWords(panelMessages)
  const [search, setSearch] = useState<string | null>(null)
  const input = { search: search ?? '' }
  const productsQuery = useQuery({
    queryKey: queryKeyOf(ownerCatalogApi.find, input),
    queryFn: ({ signal }) => call(ownerCatalogApi.find, input, { signal }),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <FindBox
      {...rest}
      placeholder={t('search')}
      found={productsQuery}
      options={productsQuery.data?.products.map(({ id, title, sku }) => ({ value: id, label: title, hint: sku }))}
      count={productsQuery.data?.count ?? 0}
      onSearch={setSearch}
      onChoose={({ value, label }) => onChoose(value, label)}
    />
  )
}

/** Returns the titles of the chosen products, including those that were not found. */
function useProductNames(ids: readonly string[]) {
  const t = useWords(panelMessages)
  const [learnt, setLearnt] = useState<ReadonlyMap<string, string>>(new Map())
  const unknown = ids.filter((id) => !learnt.has(id))
  const named = useQuery({
    queryKey: [ownerCatalogApi.named.path, unknown],
    queryFn: ({ signal }) =>
      inParts(unknown, (part) => call(ownerCatalogApi.named, { ids: part.join(',') }, { signal })),
    enabled: unknown.length > 0,
    placeholderData: keepPreviousData,
  })
  const namesById = new Map(
    named.data?.map(({ id, title, isInBin }) => [id, isInBin ? t('inBin', { name: title }) : title]),
  )
  const unnamed = named.isSuccess && !named.isPlaceholderData ? t('gone') : '…'
  return {
    nameOf: (id: string) => learnt.get(id) ?? namesById.get(id) ?? unnamed,
    learn: (id: string, title: string) => setLearnt(new Map([...learnt, [id, title]])),
  }
}

async function inParts(
  ids: readonly string[],
  ask: (part: readonly string[]) => Promise<NamedProduct[]>,
): Promise<NamedProduct[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / mostNamed) }, (_, at) =>
    ids.slice(at * mostNamed, (at + 1) * mostNamed),
  )
  return (await Promise.all(parts.map(ask))).flat()
}
