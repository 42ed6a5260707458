import { ArrowLeft, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { documentsApi, isUrlPattern } from '#features/pages/contract'
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  isHeld,
  LinkButton,
  NumberField,
  Page,
  Select,
  Skeleton,
  DependentsOf,
  Switch,
  TextArea,
  TextField,
  toast,
  useCall,
  useOwnerRouter,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { type Collection, collectionOrders, contentApi } from '../contract/index.ts'
import { collectionSettingsMessages } from './collection-settings.messages.ts'

const orderNames = { newest: 'newest', oldest: 'oldest', title: 'byTitle', manual: 'manual' } as const
const tokens = { title: '{title}', year: '{year}', month: '{month}', day: '{day}' }

/** What a collection is beside how its index looks: its name and address, its order, its feed. */
export function CollectionSettingsPage() {
  const t = useWords(collectionSettingsMessages)
  const { params } = useOwnerRouter()
  const id = params['id'] ?? ''
  const found = useCall(contentApi.collections, {})
  const collection = found.data?.find((one) => one.id === id)
  return (
    <Page
      title={collection?.title ?? ' '}
      lead={t('settings')}
      width="narrow"
      actions={
        <LinkButton tone="quiet" icon={ArrowLeft} href={`/config/collections/${id}`}>
          {t('back')}
        </LinkButton>
      }
    >
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} height={36} />}
      {collection && <Cards key={collection.id} collection={collection} />}
    </Page>
  )
}

type Draft = Pick<Collection, 'title' | 'slug' | 'settings'>

interface CardProps {
  draft: Draft
  set: (part: Partial<Collection['settings']>) => void
}

function Cards({ collection }: { collection: Collection }) {
  const t = useWords(collectionSettingsMessages)
  const may = useMay()
  const [draft, setDraft] = useState<Draft>({
    title: collection.title,
    slug: collection.slug,
    settings: collection.settings,
  })
  const set = (part: Partial<Collection['settings']>) =>
    setDraft((before) => ({ ...before, settings: { ...before.settings, ...part } }))
  const save = useSend(contentApi.changeCollection, {
    refreshes: [contentApi.collections],
    onDone: ({ title, slug, settings }) => {
      setDraft({ title, slug, settings })
      toast(t('saved'))
    },
  })
  const { title, slug, settings } = collection
  const isChanged = JSON.stringify(draft) !== JSON.stringify({ title, slug, settings })
  const isFit = draft.title.trim() !== '' && isUrlPattern(draft.settings.itemPattern)
  const foot = (
    <Button
      tone="primary"
      isDisabled={!isChanged || !isFit}
      isPending={save.isPending}
      onPress={() => save.mutate({ id: collection.id, ...draft })}
    >
      {t('save')}
    </Button>
  )
  return (
    <>
      <Card title={t('general')}>
        <TextField
          label={t('title')}
          value={draft.title}
          onChange={(typed) => setDraft({ ...draft, title: typed })}
          maxLength={200}
          isRequired
        />
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          prefix={<span className="q-suffix">/</span>}
          value={draft.slug}
          onChange={(typed) => setDraft({ ...draft, slug: typed })}
          maxLength={200}
        />
      </Card>
      <ListCard draft={draft} set={set} />
      <FeedCard draft={draft} set={set} foot={foot} />
      {may('content.delete') && <DeleteCard collection={collection} />}
    </>
  )
}

function ListCard({ draft: { settings }, set }: CardProps) {
  const t = useWords(collectionSettingsMessages)
  return (
    <Card title={t('list')}>
      <Select
        label={t('order')}
        value={settings.order}
        onChange={(order) => set({ order })}
        options={collectionOrders.map((value) => ({ value, label: t(orderNames[value]) }))}
      />
      <NumberField
        label={t('perPage')}
        minValue={1}
        maxValue={100}
        value={settings.perPage}
        onChange={(perPage) => !Number.isNaN(perPage) && set({ perPage })}
      />
      <TextField
        label={t('pattern')}
        hint={t('patternHint', tokens)}
        error={isUrlPattern(settings.itemPattern) ? null : t('patternWrong', tokens)}
        value={settings.itemPattern}
        onChange={(itemPattern) => set({ itemPattern })}
        maxLength={200}
      />
      <Switch isSelected={settings.comments} onChange={(comments) => set({ comments })}>
        {t('comments')}
      </Switch>
      <Switch isSelected={settings.share === true} onChange={(share) => set({ share })}>
        {t('share')}
      </Switch>
    </Card>
  )
}

function FeedCard({ draft: { settings }, set, foot }: CardProps & { foot: ReactNode }) {
  const t = useWords(collectionSettingsMessages)
  const { feed } = settings
  const change = (part: Partial<typeof feed>) => set({ feed: { ...feed, ...part } })
  return (
    <Card title={t('feed')} lead={t('feedLead')} foot={foot}>
      <Switch isSelected={feed.enabled} onChange={(enabled) => change({ enabled })}>
        {t('feedOn')}
      </Switch>
      {feed.enabled && (
        <>
          <Switch isSelected={feed.whole} onChange={(whole) => change({ whole })}>
            {t('feedWhole')}
          </Switch>
          <TextField
            label={t('feedTitle')}
            value={feed.title}
            onChange={(title) => change({ title })}
            maxLength={200}
          />
          <TextArea
            label={t('feedDescription')}
            value={feed.description}
            onChange={(description) => change({ description })}
            maxLength={1000}
          />
          <NumberField
            label={t('feedCount')}
            minValue={1}
            maxValue={100}
            value={feed.count}
            onChange={(count) => !Number.isNaN(count) && change({ count })}
          />
        </>
      )}
    </Card>
  )
}

function DeleteCard({ collection: { id, title, documentId } }: { collection: Collection }) {
  const t = useWords(collectionSettingsMessages)
  const { go } = useOwnerRouter()
  const [isAsking, setAsking] = useState(false)
  const standing = useCall(documentsApi.dependents, { id: documentId }, { enabled: isAsking })
  const remove = useSend(contentApi.deleteCollection, {
    refreshes: [contentApi.collections],
    onDone: () => {
      toast(t('deleted', { title }))
      go('/config/collections')
    },
  })
  return (
    <Card title={t('delete')} lead={t('deleteLead')}>
      <div className="q-button-row">
        <Button icon={Trash2} onPress={() => setAsking(true)}>
          {t('delete')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('deleteTitle', { title })}
        action={t('delete')}
        isOpen={isAsking}
        isPending={remove.isPending}
        isDisabled={isHeld(standing)}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ id })}
      >
        <p>{t('deleteLead')}</p>
        <DependentsOf found={standing} />
      </ConfirmDialog>
    </Card>
  )
}
