import { ArrowLeft, Trash2 } from '#platform/icons'
import { useState } from 'react'
import { documentsApi, isUrlPattern } from '#features/pages/contract'
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  Form,
  FormButton,
  isHeld,
  LinkButton,
  NumberField,
  type OwnerForm,
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
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import {
  type Collection,
  collectionOrders,
  collectionSchema,
  collectionSettingsSchema,
  contentApi,
} from '../contract/index.ts'
import { collectionSettingsMessages } from './collection-settings.messages.ts'

const orderNames = { newest: 'newest', oldest: 'oldest', title: 'byTitle', manual: 'manual' } as const
const tokens = { title: '{title}', year: '{year}', month: '{month}', day: '{day}' }

/** Edits a collection's name, address, order and feed; its index is designed on the page. */
export function CollectionSettingsPage() {
  const t = useWords(collectionSettingsMessages)
  const { params } = useOwnerRouter()
  const id = params['id'] ?? ''
  const found = useCall(contentApi.collections, {})
  const collection = found.data?.find((candidate) => candidate.id === id)
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

type CollectionForm = OwnerForm<Collection['settings'] & Pick<Collection, 'title' | 'slug'>>

function Cards({ collection }: { collection: Collection }) {
  const t = useWords(collectionSettingsMessages)
  const may = useMay()
  const save = useSend(contentApi.changeCollection, { quiet: true, refreshes: [contentApi.collections] })
  const form = useOwnerForm({
    schema: formSchema,
    values: { title: collection.title, slug: collection.slug, ...collection.settings },
    save: ({ title, slug, ...settings }) => save.mutateAsync({ id: collection.id, title, slug, settings }),
    savedMessage: t('saved'),
    refusals: { 'content.slug_taken': 'slug', 'content.slug_reserved': 'slug' },
  })
  return (
    <>
      <Form form={form}>
        <Card title={t('general')}>
          <TextField label={t('title')} {...form.field('title')} maxLength={200} isRequired />
          <TextField
            label={t('address')}
            hint={t('addressHint')}
            prefix={<span className="q-suffix">/</span>}
            {...form.field('slug')}
            maxLength={200}
          />
        </Card>
        <ListCard form={form} />
        <FeedCard form={form} />
      </Form>
      {may('content.delete') && <DeleteCard collection={collection} />}
    </>
  )
}

const formSchema = collectionSettingsSchema.extend({
  title: collectionSchema.shape.title,
  slug: collectionSchema.shape.slug,
})

function ListCard({ form }: { form: CollectionForm }) {
  const t = useWords(collectionSettingsMessages)
  return (
    <Card title={t('list')}>
      <Select
        label={t('order')}
        {...form.field('order')}
        options={collectionOrders.map((value) => ({ value, label: t(orderNames[value]) }))}
      />
      <NumberField label={t('perPage')} minValue={1} maxValue={100} {...form.number('perPage')} />
      <TextField
        label={t('pattern')}
        hint={t('patternHint', tokens)}
        {...form.field('itemPattern')}
        error={isUrlPattern(form.values.itemPattern) ? form.error('itemPattern') : t('patternWrong', tokens)}
        maxLength={200}
      />
      <Switch {...form.toggle('comments')}>{t('comments')}</Switch>
      <Switch {...form.toggle('share')}>{t('share')}</Switch>
    </Card>
  )
}

function FeedCard({ form }: { form: CollectionForm }) {
  const t = useWords(collectionSettingsMessages)
  const { feed } = form.values
  const change = (part: Partial<typeof feed>) => form.set({ feed: { ...feed, ...part } })
  return (
    <Card title={t('feed')} lead={t('feedLead')} foot={<FormButton form={form} onlyChanged />}>
      <Switch isSelected={feed.enabled} onChange={(enabled) => change({ enabled })}>
        {t('feedOn')}
      </Switch>
      {feed.enabled && (
        <>
          <Switch isSelected={feed.whole} onChange={(isWhole) => change({ whole: isWhole })}>
            {t('feedWhole')}
          </Switch>
          <TextField
            label={t('feedTitle')}
            value={feed.title}
            onChange={(title) => change({ title })}
            error={form.error('feed.title')}
            maxLength={200}
          />
          <TextArea
            label={t('feedDescription')}
            value={feed.description}
            onChange={(description) => change({ description })}
            error={form.error('feed.description')}
            maxLength={1000}
          />
          <NumberField
            label={t('feedCount')}
            minValue={1}
            maxValue={100}
            value={feed.count}
            onChange={(count) => !Number.isNaN(count) && change({ count })}
            error={form.error('feed.count')}
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
  const dependents = useCall(documentsApi.dependents, { id: documentId }, { enabled: isAsking })
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
        isDisabled={isHeld(dependents)}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ id })}
      >
        <p>{t('deleteLead')}</p>
        <DependentsOf found={dependents} />
      </ConfirmDialog>
    </Card>
  )
}
