import { Layers, Plus, Users } from '#platform/icons'
import { useState } from 'react'
import { enumerations, type Output } from '#platform/contract'
import {
  Badge,
  Button,
  FormDialog,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  Select,
  Skeleton,
  Table,
  TextField,
  useCall,
  useOwnerRouter,
  useMay,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type CollectionTypeName, collectionTypeNames, contentApi } from '../contract/index.ts'
import { collectionsMessages } from './collections.messages.ts'

export function CollectionsPage() {
  const t = useWords(collectionsMessages)
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const collections = useCall(contentApi.collections, {})
  const create = may('content.edit') && (
    <Button tone="primary" icon={Plus} onPress={() => setAdding(true)}>
      {t('newCollection')}
    </Button>
  )
  return (
    <Page
      title={t('collections')}
      lead={t('collectionsLead')}
      actions={
        collections.data &&
        collections.data.length > 0 && (
          <>
            <LinkButton icon={Users} href="/config/authors">
              {t('authors')}
            </LinkButton>
            {create}
          </>
        )
      }
    >
      {collections.error && (
        <ErrorState title={t('cannotLoad')} error={collections.error} onRetry={() => void collections.refetch()} />
      )}
      {collections.isPending && <Skeleton lines={4} height={36} />}
      {collections.data?.length === 0 && (
        <EmptyState illustration={<ListDrawing />} action={create}>
          {t('empty')}
        </EmptyState>
      )}
      {collections.data && collections.data.length > 0 && <Collections collections={collections.data} />}
      {isAdding && <NewCollection onClose={() => setAdding(false)} />}
    </Page>
  )
}

function Collections({ collections }: { collections: Output<typeof contentApi.collections> }) {
  const t = useWords(collectionsMessages)
  const { go } = useOwnerRouter()
  return (
    <Table
      label={t('collections')}
      entries={collections}
      onOpen={({ id, type }) =>
        go(type === enumerations.collectionTypes.products ? '/config/products' : `/config/collections/${id}`)
      }
      columns={[
        {
          id: 'title',
          label: t('title'),
          isRowHeader: true,
          cell: (collection) => (
            <span className="q-button-row">
              <Layers size={16} aria-hidden color="var(--ink-3)" /> {collection.title}{' '}
              <span className="q-quiet">/{collection.slug}</span>
            </span>
          ),
        },
        { id: 'kind', label: t('kind'), cell: (collection) => <Badge>{t(kindOf(collection.type))}</Badge> },
        {
          id: 'items',
          label: t('items', { n: 2 }).replace(/[\d\s]+/g, ''),
          hideLabel: true,
          numeric: true,
          // Products are counted elsewhere, because their collection has no items.
          cell: ({ type, items }) => (type === enumerations.collectionTypes.products ? '' : t('items', { n: items })),
        },
      ]}
    />
  )
}

function NewCollection({ onClose }: { onClose: () => void }) {
  const t = useWords(collectionsMessages)
  const { go } = useOwnerRouter()
  const create = useSend(contentApi.createCollection, { quiet: true, refreshes: [contentApi.collections] })
  const form = useOwnerForm({
    schema: contentApi.createCollection.input,
    values: { title: '', type: 'blog' as CollectionTypeName },
    save: create.mutateAsync,
    onSaved: ({ id }) => go(`/config/collections/${id}`),
  })
  return (
    <FormDialog title={t('newCollection')} action={t('create')} onClose={onClose} form={form}>
      <TextField label={t('title')} {...form.field('title')} isRequired autoFocus />
      <Select
        label={t('kind')}
        {...form.field('type')}
        options={collectionTypeNames.map((value) => ({ value, label: t(value) }))}
      />
    </FormDialog>
  )
}

function kindOf(type: number): CollectionTypeName | 'products' {
  const { collectionTypes: types } = enumerations
  if (type === types.products) return 'products'
  return collectionTypeNames.find((name) => types[name] === type) ?? 'generic'
}

function ListDrawing() {
  return (
    <svg viewBox="0 0 160 100" fill="none">
      {[10, 38, 66].map((y) => (
        <g key={y}>
          <rect x="16" y={y} width="34" height="22" rx="3" fill="var(--surface-3)" />
          <path d={`M60 ${y + 6}h54`} stroke="currentColor" strokeWidth="4" strokeLinecap="round" opacity=".6" />
          <path d={`M60 ${y + 16}h78`} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" opacity=".25" />
        </g>
      ))}
    </svg>
  )
}
