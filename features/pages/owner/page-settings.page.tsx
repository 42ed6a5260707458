import { ArrowLeft, Pencil } from '#platform/icons'
import { z } from 'zod'
import { MediaServices } from '#features/media/owner'
import {
  Button,
  Card,
  ErrorState,
  Form,
  FormButton,
  ImageRow,
  LinkButton,
  type OwnerForm,
  Page,
  RadioGroup,
  Skeleton,
  Switch,
  TextArea,
  TextField,
  toast,
  useCall,
  useOwnerRouter,
  useOwnerForm,
  useSend,
  useWords,
  call,
  type LinkTarget,
} from '#platform/ui'
import { documentsApi, type PageSettings, pagesApi, pageSettingsSchema } from '../contract/index.ts'
import { pagesOwnerMessages } from './pages-owner.messages.ts'

export function PageSettingsPage() {
  const t = useWords(pagesOwnerMessages)
  const { params } = useOwnerRouter()
  const id = params['id'] ?? ''
  const settings = useCall(pagesApi.settings, { id })
  if (settings.error) return <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
  return (
    <MediaServices linkTargets={linkTargets}>
      <Page
        title={settings.data?.settings.title || t('settings')}
        lead={t('settings')}
        width="narrow"
        actions={
          <>
            <LinkButton tone="quiet" icon={ArrowLeft} href="/config/pages">
              {t('back')}
            </LinkButton>
            <LinkButton icon={Pencil} href={`/config/edit/${id}`}>
              {t('edit')}
            </LinkButton>
          </>
        }
      >
        {settings.data ? (
          <SettingsForm
            key={id}
            id={id}
            start={settings.data.settings}
            password={settings.data.password}
            baseUrl={settings.data.baseUrl}
            isCovered={settings.data.summary.isLocked && settings.data.settings.access === 'public'}
          />
        ) : (
          <Skeleton lines={8} height={32} />
        )}
      </Page>
    </MediaServices>
  )
}

function SettingsForm({
  id,
  start,
  password: kept,
  baseUrl,
  isCovered,
}: {
  id: string
  start: PageSettings
  password: string
  baseUrl: string
  /** Whether an ancestor restricts a page that is public by its own setting. */
  isCovered: boolean
}) {
  const t = useWords(pagesOwnerMessages)
  const save = useSend(pagesApi.saveSettings, { quiet: true, refreshes: [pagesApi.list, pagesApi.settings] })
  const form = useOwnerForm({
    schema: formSchema,
    values: { ...start, password: kept },
    save: ({ password, ...settings }) =>
      save.mutateAsync({ id, settings: changedOf(settings, start), ...(password !== kept && { password }) }),
    savedMessage: (_, sent) => t(isLockAlone(sent, { ...start, password: kept }) ? 'savedLock' : 'saved'),
    refusals,
  })
  const { values } = form
  return (
    <Form form={form}>
      <Card title={t('general')}>
        <TextField label={t('title')} {...form.field('title')} />
        <TextField label={t('navigationTitle')} {...form.field('navigationTitle')} placeholder={values.title} />
        <TextField
          label={t('address')}
          {...form.field('slug')}
          hint={t('addressHint')}
          prefix={<span className="q-quiet">{baseUrl.replace(/^https?:\/\//, '')}/</span>}
        />
        <Switch isSelected={values.pageType === 3} onChange={(on) => form.set({ pageType: on ? 3 : 2 })}>
          {t('splash')}
        </Switch>
      </Card>
      <AccessCard form={form} isCovered={isCovered} />
      <SearchCard form={form} />
      <Card title={t('shared')} foot={<FormButton form={form} onlyChanged />}>
        <TextArea label={t('description')} {...form.field('description')} />
        <ImageRow
          label={t('socialImage')}
          value={values.socialImage}
          onChange={(asset) => form.set({ socialImage: asset?.id ?? null })}
        />
      </Card>
      <PreviewsCard id={id} />
    </Form>
  )
}

const formSchema = pageSettingsSchema.extend({ password: z.string().max(200) })
type PageForm = OwnerForm<PageSettings & { password: string }>

const refusals = {
  'pages.slug_taken': 'slug',
  'pages.slug_reserved': 'slug',
  'pages.slug_empty': 'slug',
  'pages.path_too_long': 'slug',
  'pages.password_missing': 'password',
  'pages.password_too_short': 'password',
} as const

/** Locks take effect without publishing, so a change of the lock alone needs no further step. */
function isLockAlone(sent: PageForm['values'], before: PageForm['values']): boolean {
  const { access, password, ...others } = changedOf(sent, before) as Partial<PageForm['values']>
  return (access !== undefined || password !== undefined) && Object.keys(others).length === 0
}

function changedOf(settings: PageSettings, start: PageSettings): Partial<PageSettings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== start[name as keyof PageSettings]),
  )
}

function AccessCard({ form, isCovered }: { form: PageForm; isCovered: boolean }) {
  const t = useWords(pagesOwnerMessages)
  return (
    <Card title={t('access')} lead={t('accessHint')}>
      <RadioGroup
        label={t('access')}
        hideLabel
        {...form.field('access')}
        options={[
          { value: 'public', label: t('accessPublic') },
          { value: 'password', label: t('accessPassword') },
          { value: 'members', label: t('accessMembers') },
        ]}
      />
      {form.values.access === 'password' && (
        <TextField label={t('password')} type="password" autoComplete="new-password" {...form.field('password')} />
      )}
      {isCovered && <p className="q-hint">{t('accessCovered')}</p>}
    </Card>
  )
}

function PreviewsCard({ id }: { id: string }) {
  const t = useWords(pagesOwnerMessages)
  const revoke = useSend(documentsApi.revokePreviewLinks, { onDone: () => void toast(t('previewsRevoked')) })
  return (
    <Card title={t('previews')} lead={t('previewsLead')}>
      <Button tone="quiet" isPending={revoke.isPending} onPress={() => revoke.mutate({ id })}>
        {t('previewsRevoke')}
      </Button>
    </Card>
  )
}

function SearchCard({ form }: { form: PageForm }) {
  const t = useWords(pagesOwnerMessages)
  const { title, description } = form.values
  return (
    <Card title={t('search')}>
      <TextField label={t('seoTitle')} {...form.field('seoTitle')} placeholder={title} />
      <TextArea label={t('seoDescription')} {...form.field('seoDescription')} placeholder={description} />
      <TextField label={t('canonical')} hint={t('canonicalHint')} {...form.field('canonical')} placeholder="https://" />
      <Switch {...form.toggle('noindex')}>{t('noindex')}</Switch>
    </Card>
  )
}

/** Pages that links can lead to. */
async function linkTargets(): Promise<LinkTarget[]> {
  const { pages } = await call(pagesApi.list, { kind: 'page' })
  return pages.flatMap(({ id, title, path }) => (path ? [{ id, title, path }] : []))
}
