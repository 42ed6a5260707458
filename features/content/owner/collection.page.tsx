import './content-owner.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Pencil, Plus, Settings2, Tags } from '#platform/icons'
import { type ReactNode, useState } from 'react'
import {
  Button,
  call,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  Skeleton,
  useCall,
  useOwnerRouter,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { type Collection, contentApi, itemKindOf } from '../contract/index.ts'
import { collectionsMessages } from './collections.messages.ts'
import { ItemFilterBar, type ItemFilters, noFilters } from './items/item-filters.tsx'
import { ItemsBulk } from './items/items-bulk.tsx'
import { ItemsTable, OrderedItems } from './items/items-table.tsx'
import { usePublishItems } from './items/use-publish-items.tsx'

/** One collection with its items, to search, sort, publish and open them. */
export function CollectionPage() {
  const t = useWords(collectionsMessages)
  const { params } = useOwnerRouter()
  const id = params['id'] ?? ''
  const [filters, setFilters] = useState(noFilters)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const collections = useCall(contentApi.collections, {})
  const collection = collections.data?.find((candidate) => candidate.id === id)
  const items = useItems(id, filters)
  const shown = items.data?.pages.flatMap((page) => page.items) ?? []
  const isFiltered = JSON.stringify(filters) !== JSON.stringify(noFilters)
  const publishing = usePublishItems(() => setChosen(new Set()))
  const newItem = useNewItem(id, collection?.type ?? 1)
  return (
    <Page
      title={collection?.title ?? t('collections')}
      {...(collection && { lead: `/${collection.slug}` })}
      actions={
        collection && (
          <>
            <Ways collection={collection} />
            {newItem}
          </>
        )
      }
    >
      <ItemFilterBar collectionId={id} filters={filters} onChange={setFilters} />
      {publishing.question}
      {chosen.size > 0 && collection && (
        <ItemsBulk
          collection={collection}
          items={shown.filter((item) => chosen.has(item.id))}
          publishing={publishing}
          onDone={() => setChosen(new Set())}
        />
      )}
      <ItemList
        items={items}
        collection={collection}
        isFiltered={isFiltered}
        chosen={chosen}
        onChoose={setChosen}
        onPublish={publishing.publish}
        newItem={newItem}
      />
    </Page>
  )
}

interface QueryResultProps {
  items: ReturnType<typeof useItems>
  collection: Collection | undefined
  isFiltered: boolean
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  onPublish: (ids: readonly string[]) => void
  newItem: ReactNode
}

/** The matching items, in their manual order if the collection has one. */
function ItemList({ items, collection, isFiltered, chosen, onChoose, onPublish, newItem }: QueryResultProps) {
  const t = useWords(collectionsMessages)
  const may = useMay()
  const shown = items.data?.pages.flatMap((page) => page.items) ?? []
  const isByHand = collection?.settings.order === 'manual' && !isFiltered && may('content.edit')
  const nextItem = async () =>
    (await items.fetchNextPage()).data?.pages.flatMap((page) => page.items)[shown.length]?.id ?? null
  return (
    <>
      {items.error && <ErrorState error={items.error} onRetry={() => void items.refetch()} />}
      {items.isPending && <Skeleton lines={8} height={32} />}
      {items.data && shown.length === 0 && (
        <EmptyState drawing={!isFiltered && 'posts'} action={!isFiltered && newItem}>
          {t(isFiltered ? 'none' : 'emptyItems')}
        </EmptyState>
      )}
      {shown.length > 0 && isByHand && (
        <OrderedItems items={shown} chosen={chosen} onChoose={onChoose} onPublish={onPublish} nextItem={nextItem} />
      )}
      {shown.length > 0 && !isByHand && (
        <ItemsTable items={shown} chosen={chosen} onChoose={onChoose} onPublish={onPublish} />
      )}
      {items.hasNextPage && (
        <Button
          className="content-more"
          isPending={items.isFetchingNextPage}
          onPress={() => void items.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}

/** Button that creates an item, for people with the permission. */
function useNewItem(id: string, type: number) {
  const t = useWords(collectionsMessages)
  const may = useMay()
  const { go } = useOwnerRouter()
  const create = useSend(contentApi.createItem, {
    refreshes: [contentApi.items],
    onDone: (item) => go(`/config/edit/${item.id}`),
  })
  const kind = itemKindOf(type)
  const words = { post: 'newPost', project: 'newProject', item: 'newItem' } as const
  return (
    may('content.edit') && (
      <Button tone="primary" icon={Plus} isPending={create.isPending} onPress={() => create.mutate({ id, title: '' })}>
        {t(words[kind])}
      </Button>
    )
  )
}

/** Links to the collection's settings and its index. */
function Ways({ collection: { id, documentId } }: { collection: Collection }) {
  const t = useWords(collectionsMessages)
  return (
    <>
      <LinkButton icon={Tags} href={`/config/collections/${id}/labels`}>
        {t('labels')}
      </LinkButton>
      <LinkButton icon={Settings2} href={`/config/collections/${id}/settings`}>
        {t('settings')}
      </LinkButton>
      <LinkButton icon={Pencil} href={`/config/edit/${documentId}`}>
        {t('editIndex')}
      </LinkButton>
    </>
  )
}

function useItems(id: string, filters: ItemFilters) {
  return useInfiniteQuery({
    queryKey: [contentApi.items.path, id, filters],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(contentApi.items, { id, ...filters, limit: 50, ...(pageParam && { after: pageParam }) }, { signal }),
    getNextPageParam: (last) => last.next ?? undefined,
  })
}
