import './content-owner.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Pencil, Plus, Settings2, Star, Tags } from '#platform/icons'
import { useState } from 'react'
import {
  Badge,
  Button,
  call,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  SearchField,
  Select,
  Skeleton,
  Table,
  toast,
  Toolbar,
  useCall,
  useOwnerRouter,
  useMoments,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { type Collection, contentApi, itemKindOf, type ItemQuery, itemStatusFilters } from '../contract/index.ts'
import { collectionsMessages } from './collections.messages.ts'
import { statusOf } from './status-words.ts'

/** One collection: its items to find, sort, publish and open. */
export function CollectionPage() {
  const t = useWords(collectionsMessages)
  const { params } = useOwnerRouter()
  const id = params['id'] ?? ''
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<ItemQuery['status']>('all')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const collections = useCall(contentApi.collections, {})
  const collection = collections.data?.find((candidate) => candidate.id === id)
  const items = useItems(id, status, search)
  const shown = items.data?.pages.flatMap((page) => page.items) ?? []
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
      <Toolbar>
        <SearchField value={search} onChange={setSearch} placeholder={t('search')} className="q-field q-grow" />
        <Select
          aria-label={t('status')}
          value={status}
          onChange={setStatus}
          options={itemStatusFilters.map((value) => ({ value, label: t(value) }))}
        />
      </Toolbar>
      {chosen.size > 0 && <Bulk ids={[...chosen]} onDone={() => setChosen(new Set())} />}
      {items.error && <ErrorState error={items.error} onRetry={() => void items.refetch()} />}
      {items.isPending && <Skeleton lines={8} height={32} />}
      {items.data && (
        <Items
          items={shown}
          chosen={chosen}
          onChoose={setChosen}
          isFiltered={Boolean(search) || status !== 'all'}
          action={newItem}
        />
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
    </Page>
  )
}

/** The button that makes one, for whoever may. */
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

/** To what a collection is beside its items. */
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

type Listed = NonNullable<ReturnType<typeof useItems>['data']>['pages'][number]['items'][number]

interface ItemsProps {
  items: readonly Listed[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  isFiltered: boolean
  action: React.ReactNode
}

function Items({ items, chosen, onChoose, isFiltered, action }: ItemsProps) {
  const t = useWords(collectionsMessages)
  const { go } = useOwnerRouter()
  const day = useMoments({ dateStyle: 'medium' })
  if (items.length === 0)
    return <EmptyState action={!isFiltered && action}>{t(isFiltered ? 'none' : 'emptyItems')}</EmptyState>
  return (
    <Table
      label={t('collections')}
      entries={items}
      selected={chosen}
      onSelect={onChoose}
      onAction={(item) => go(`/config/edit/${item}`)}
      columns={[
        {
          id: 'title',
          label: t('title'),
          isRowHeader: true,
          cell: (item) => (
            <span className="q-button-row">
              {item.title || t('untitled')} {item.featured && <Star size={14} aria-hidden color="var(--attention)" />}
            </span>
          ),
        },
        {
          id: 'status',
          label: t('status'),
          cell: (item) => {
            const words = statusOf({ status: item.status, hasUnpublishedChanges: item.isChanged })
            return <Badge tone={words.tone}>{t(words.name)}</Badge>
          },
        },
        { id: 'date', label: t('date'), short: true, cell: (item) => (item.date ? day(item.date) : '—') },
        { id: 'changed', label: t('changed'), short: true, wideOnly: true, cell: (item) => day(item.changedAt) },
      ]}
    />
  )
}

function Bulk({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const t = useWords(collectionsMessages)
  const may = useMay()
  const refreshes = [contentApi.items]
  const publish = useSend(contentApi.publishItems, { refreshes, onDone })
  const unpublish = useSend(contentApi.unpublishItems, { refreshes, onDone })
  const done = () => {
    toast(t('trashed', { n: ids.length }))
    onDone()
  }
  const trash = useSend(contentApi.deleteItems, { refreshes, onDone: done })
  return (
    <div className="bulk">
      <strong>{t('chosen', { n: ids.length })}</strong>
      {may('content.publish') && (
        <>
          <Button size="small" isPending={publish.isPending} onPress={() => publish.mutate({ ids })}>
            {t('publish')}
          </Button>
          <Button size="small" isPending={unpublish.isPending} onPress={() => unpublish.mutate({ ids })}>
            {t('unpublish')}
          </Button>
        </>
      )}
      {may('content.delete') && (
        <Button size="small" isPending={trash.isPending} onPress={() => trash.mutate({ ids })}>
          {t('trash')}
        </Button>
      )}
    </div>
  )
}

function useItems(id: string, status: ItemQuery['status'], search: string) {
  return useInfiniteQuery({
    queryKey: [contentApi.items.path, id, status, search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(contentApi.items, { id, status, search, limit: 50, ...(pageParam && { after: pageParam }) }, { signal }),
    getNextPageParam: (last) => last.next ?? undefined,
  })
}
