import { ArrowDown, ArrowUp, ExternalLink, EyeOff, Pencil, Send, Star, Trash2 } from '#platform/icons'
import { enumerations } from '#platform/contract'
import {
  ActionsMenu,
  Badge,
  call,
  Table,
  toast,
  useHandOrder,
  useMay,
  useMoments,
  useOwnerRouter,
  useSend,
  useWords,
} from '#platform/ui'
import { contentApi, type ItemListing } from '../../contract/index.ts'
import { collectionsMessages } from '../collections.messages.ts'
import { statusOf } from '../status-words.ts'

interface ItemsProps {
  items: readonly ItemListing[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  onPublish: (ids: readonly string[]) => void
}

const { contentStatuses: statuses } = enumerations

type HandOrder = ReturnType<typeof useHandOrder<ItemListing>>

/** The items of a collection whose order is made by hand. */
export function OrderedItems({
  nextItem,
  ...props
}: ItemsProps & {
  /** Loads the id of the item after the loaded ones; null at the end. */
  nextItem: () => Promise<string | null>
}) {
  const t = useWords(collectionsMessages)
  const order = useHandOrder({
    entries: props.items,
    send: (id, before) => call(contentApi.reorderItem, { id, before }),
    staleKey: contentApi.items.path,
    nextEntry: nextItem,
  })
  return (
    <>
      <p className="q-hint">{t('orderHint')}</p>
      <ItemsTable {...props} items={order.entries} order={order} />
    </>
  )
}

export function ItemsTable({ items, chosen, onChoose, onPublish, order }: ItemsProps & { order?: HandOrder }) {
  const t = useWords(collectionsMessages)
  const { go } = useOwnerRouter()
  const day = useMoments({ dateStyle: 'medium' })
  const moment = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Table
      label={t('collections')}
      entries={items}
      selected={chosen}
      onSelect={onChoose}
      onAction={(item) => go(`/config/edit/${item}`)}
      nameOf={(item) => item.title || t('untitled')}
      {...(order && { moves: order.moves, dependencies: [items] })}
      columns={[
        { id: 'title', label: t('title'), isRowHeader: true, cell: (item) => <Named item={item} /> },
        { id: 'status', label: t('status'), cell: (item) => <Status item={item} /> },
        {
          id: 'date',
          label: t('date'),
          short: true,
          beneath: true,
          cell: ({ scheduledAt, date }) =>
            scheduledAt ? moment(scheduledAt) : date ? day(date) : <span className="item-undated">—</span>,
        },
        { id: 'changed', label: t('changed'), short: true, wideOnly: true, cell: (item) => day(item.changedAt) },
        {
          id: 'actions',
          label: t('edit'),
          hideLabel: true,
          width: 48,
          cell: (item) => <RowMenu item={item} order={order} onPublish={() => onPublish([item.id])} />,
        },
      ]}
    />
  )
}

function Named({ item }: { item: ItemListing }) {
  const t = useWords(collectionsMessages)
  return (
    <span className="q-button-row">
      {item.title || t('untitled')} {item.featured && <Star size={14} aria-hidden color="var(--attention)" />}
    </span>
  )
}

function Status({ item }: { item: ItemListing }) {
  const t = useWords(collectionsMessages)
  const words = statusOf({ status: item.status, hasUnpublishedChanges: item.isChanged })
  return <Badge tone={words.tone}>{t(words.name)}</Badge>
}

function RowMenu({
  item,
  order,
  onPublish,
}: {
  item: ItemListing
  order: HandOrder | undefined
  onPublish: () => void
}) {
  const t = useWords(collectionsMessages)
  const may = useMay()
  const { go } = useOwnerRouter()
  const unpublish = useSend(contentApi.unpublishItems, { refreshes: [contentApi.items] })
  const trash = useSend(contentApi.deleteItems, {
    refreshes: [contentApi.items],
    onDone: () => void toast(t('trashed', { n: 1 })),
  })
  const ids = [item.id]
  const isOut = item.status === statuses.published || item.status === statuses.private
  const label = t('actions', { name: item.title || t('untitled') })
  const [up, down] = [order?.step(item.id, -1), order?.step(item.id, 1)]
  return (
    <ActionsMenu
      label={label}
      entries={[
        { id: 'edit', label: t('edit'), icon: Pencil, onAction: () => go(`/config/edit/${item.id}`) },
        item.path !== null && {
          id: 'view',
          label: t('view'),
          icon: ExternalLink,
          onAction: () => window.open(item.path ?? '/', '_blank', 'noopener'),
        },
        may('content.publish') &&
          (!isOut || item.isChanged) && { id: 'publish', label: t('publish'), icon: Send, onAction: onPublish },
        may('content.publish') &&
          (isOut || item.status === statuses.scheduled) && {
            id: 'unpublish',
            label: t('unpublish'),
            icon: EyeOff,
            onAction: () => unpublish.mutate({ ids }),
          },
        order && { id: 'up', label: t('moveUp'), icon: ArrowUp, isDisabled: !up, onAction: () => up?.() },
        order && { id: 'down', label: t('moveDown'), icon: ArrowDown, isDisabled: !down, onAction: () => down?.() },
        may('content.delete') && {
          id: 'trash',
          label: t('trash'),
          icon: Trash2,
          onAction: () => trash.mutate({ ids }),
        },
      ]}
    />
  )
}
