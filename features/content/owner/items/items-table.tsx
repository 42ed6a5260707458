import { ArrowDown, ArrowUp, ExternalLink, MoreHorizontal, Pencil, Star } from '#platform/icons'
import { Badge, call, IconButton, Menu, Table, useHandOrder, useMoments, useOwnerRouter, useWords } from '#platform/ui'
import { contentApi, type ItemListing } from '../../contract/index.ts'
import { collectionsMessages } from '../collections.messages.ts'
import { statusOf } from '../status-words.ts'

interface ItemsProps {
  items: readonly ItemListing[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

type HandOrder = ReturnType<typeof useHandOrder<ItemListing>>

/** The items of a collection whose order is made by hand. */
export function OrderedItems({
  nextItem,
  ...props
}: ItemsProps & {
  /** The id of the item behind those that are loaded; null: there are no more. */
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

export function ItemsTable({ items, chosen, onChoose, order }: ItemsProps & { order?: HandOrder }) {
  const t = useWords(collectionsMessages)
  const { go } = useOwnerRouter()
  const day = useMoments({ dateStyle: 'medium' })
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
          wideOnly: true,
          cell: (item) => (item.date ? day(item.date) : '—'),
        },
        { id: 'changed', label: t('changed'), short: true, wideOnly: true, cell: (item) => day(item.changedAt) },
        {
          id: 'actions',
          label: t('edit'),
          hideLabel: true,
          width: 48,
          cell: (item) => <RowMenu item={item} order={order} />,
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

function RowMenu({ item, order }: { item: ItemListing; order: HandOrder | undefined }) {
  const t = useWords(collectionsMessages)
  const { go } = useOwnerRouter()
  const label = t('actions', { name: item.title || t('untitled') })
  const [up, down] = [order?.step(item.id, -1), order?.step(item.id, 1)]
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton size="small" icon={MoreHorizontal} label={label} />}
      entries={[
        { id: 'edit', label: t('edit'), icon: Pencil, onAction: () => go(`/config/edit/${item.id}`) },
        item.path !== null && {
          id: 'view',
          label: t('view'),
          icon: ExternalLink,
          onAction: () => window.open(item.path ?? '/', '_blank', 'noopener'),
        },
        order && { id: 'up', label: t('moveUp'), icon: ArrowUp, isDisabled: !up, onAction: () => up?.() },
        order && { id: 'down', label: t('moveDown'), icon: ArrowDown, isDisabled: !down, onAction: () => down?.() },
      ]}
    />
  )
}
