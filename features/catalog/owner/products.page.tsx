import './catalog-owner.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Table2 } from '#platform/icons'
import { useState } from 'react'
import { enumerations, type Input } from '#platform/contract'
import {
  call,
  EmptyState,
  ErrorState,
  QueryResult,
  LinkButton,
  Page,
  Skeleton,
  useCall,
  useMay,
  useWords,
} from '#platform/ui'
import { catalogApi, type ProductsPage } from '../contract/index.ts'
import { AddProduct } from './products/add-product.tsx'
import { FirstPage } from './products/first-page.tsx'
import { ProductsBulk } from './products/products-bulk.tsx'
import { ProductsFilters } from './products/products-filters.tsx'
import { productsMessages } from './products/products.messages.ts'
import { ProductsMenu } from './products/products-menu.tsx'
import { OrderedProducts, ProductsTable } from './products/products-table.tsx'

export type ProductsFilter = Omit<Input<typeof catalogApi.products>, 'offset' | 'limit'>

/** List of the shop's products, with search, sorting and bulk actions. */
export function ProductsScreen() {
  const t = useWords(productsMessages)
  const pages = useCall(catalogApi.pages, {})
  if (pages.error) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
  if (!pages.data) {
    return (
      <Page title={t('products')}>
        <Skeleton lines={8} height={36} />
      </Page>
    )
  }
  return pages.data.length === 0 ? <FirstPage /> : <Products pages={pages.data} />
}

function Products({ pages }: { pages: readonly ProductsPage[] }) {
  const t = useWords(productsMessages)
  const may = useMay()
  const [filter, setFilter] = useState<ProductsFilter>({ sort: 'newest' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const productsQuery = useProducts(filter)
  const shown = productsQuery.data?.pages.flatMap(({ products }) => products) ?? []
  const count = productsQuery.data?.pages[0]?.count ?? 0
  const isFiltered = Object.entries(filter).some(
    ([name, value]) => name !== 'sort' && value !== undefined && value !== '',
  )
  const isOnePage = pages.length === 1 || filter.collectionId !== undefined
  const isBin = filter.status === enumerations.contentStatuses.deleted
  const isByHand = filter.sort === 'featured' && isOnePage && !isBin && may('commerce.inventory')
  const nextProduct = async () =>
    (await productsQuery.fetchNextPage()).data?.pages.flatMap(({ products }) => products)[shown.length]?.id ?? null
  const add = may('commerce.inventory') && <AddProduct pages={pages} />
  return (
    <Page
      title={t('products')}
      lead={productsQuery.data ? t('productsLead', { n: count }) : ' '}
      actions={
        <>
          <LinkButton icon={Table2} href="/config/products/sheet">
            {t('sheet')}
          </LinkButton>
          <ProductsMenu pages={pages} />
          {add}
        </>
      }
    >
      <ProductsFilters pages={pages} filter={filter} onChange={setFilter} />
      {chosen.size > 0 && <ProductsBulk ids={[...chosen]} isBin={isBin} onDone={() => setChosen(new Set())} />}
      {filter.sort === 'featured' && !isOnePage && <p className="q-hint">{t('orderOfPage')}</p>}
      <QueryResult
        found={productsQuery}
        entries={shown}
        empty={
          <EmptyState drawing={!isFiltered && 'products'} action={!isFiltered && add}>
            {t(isFiltered ? 'none' : 'empty')}
          </EmptyState>
        }
      >
        {(products) =>
          isByHand ? (
            <OrderedProducts products={products} chosen={chosen} onChoose={setChosen} nextProduct={nextProduct} />
          ) : (
            <ProductsTable products={products} chosen={chosen} onChoose={setChosen} />
          )
        }
      </QueryResult>
    </Page>
  )
}

const pageSize = 50

function useProducts(filter: ProductsFilter) {
  return useInfiniteQuery({
    queryKey: [catalogApi.products.path, filter],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(catalogApi.products, { ...filter, offset: pageParam, limit: pageSize }, { signal }),
    getNextPageParam: (last, all) => (all.length * pageSize < last.count ? all.length * pageSize : undefined),
    placeholderData: (before) => before,
  })
}
