import { ArrowLeft, Pencil } from 'lucide-react'
import { useState } from 'react'
import { MediaServices } from '#features/media/owner'
import {
  Banner,
  Button,
  Card,
  ErrorState,
  ImageRow,
  LinkButton,
  Page,
  RadioGroup,
  Skeleton,
  sentenceOf,
  Switch,
  TextArea,
  TextField,
  toast,
  useCall,
  useOwnerRouter,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { type PageSettings, pagesApi } from '../contract/index.ts'
import { linkTargets } from './link-targets.ts'
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
}: {
  id: string
  start: PageSettings
  password: string
  baseUrl: string
}) {
  const t = useWords(pagesOwnerMessages)
  const language = useLanguage()
  const [values, setValues] = useState(start)
  const [password, setPassword] = useState(kept)
  const set =
    <K extends keyof PageSettings>(name: K) =>
    (value: PageSettings[K]) =>
      setValues((before) => ({ ...before, [name]: value }))
  const save = useSend(pagesApi.saveSettings, {
    quiet: true,
    refreshes: [pagesApi.list, pagesApi.settings],
    onDone: () => toast(t('saved')),
  })
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== start[name as keyof PageSettings]),
  ) as Partial<PageSettings>
  const isChanged = Object.keys(changed).length > 0 || password !== kept
  const send = () => save.mutate({ id, settings: changed, ...(password !== kept && { password }) })
  return (
    <>
      {save.error && <Banner tone="danger">{sentenceOf(save.error, language)}</Banner>}
      <GeneralCard values={values} set={set} baseUrl={baseUrl} />
      <AccessCard values={values} set={set} password={password} onPassword={setPassword} />
      <SearchCard values={values} set={set} />
      <Card
        title={t('shared')}
        foot={
          <Button tone="primary" isDisabled={!isChanged} isPending={save.isPending} onPress={send}>
            {t('save')}
          </Button>
        }
      >
        <TextArea label={t('description')} value={values.description} onChange={set('description')} />
        <ImageRow
          label={t('socialImage')}
          value={values.socialImage}
          onChange={(asset) => set('socialImage')(asset?.id ?? null)}
        />
      </Card>
    </>
  )
}

function GeneralCard({ values, set, baseUrl }: CardProps & { baseUrl: string }) {
  const t = useWords(pagesOwnerMessages)
  return (
    <Card title={t('general')}>
      <TextField label={t('title')} value={values.title} onChange={set('title')} />
      <TextField
        label={t('navigationTitle')}
        value={values.navigationTitle}
        onChange={set('navigationTitle')}
        placeholder={values.title}
      />
      <TextField
        label={t('address')}
        value={values.slug}
        onChange={set('slug')}
        hint={t('addressHint')}
        prefix={<span className="q-quiet">{baseUrl.replace(/^https?:\/\//, '')}/</span>}
      />
      <Switch isSelected={values.pageType === 3} onChange={(on) => set('pageType')(on ? 3 : 2)}>
        {t('splash')}
      </Switch>
    </Card>
  )
}

interface CardProps {
  values: PageSettings
  set: <K extends keyof PageSettings>(name: K) => (value: PageSettings[K]) => void
}

function AccessCard({
  values,
  set,
  password,
  onPassword,
}: CardProps & { password: string; onPassword: (password: string) => void }) {
  const t = useWords(pagesOwnerMessages)
  return (
    <Card title={t('access')}>
      <RadioGroup
        label={t('access')}
        hideLabel
        value={values.access}
        onChange={set('access')}
        options={[
          { value: 'public', label: t('accessPublic') },
          { value: 'password', label: t('accessPassword') },
          { value: 'members', label: t('accessMembers') },
        ]}
      />
      {values.access === 'password' && (
        <TextField
          label={t('password')}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={onPassword}
        />
      )}
    </Card>
  )
}

function SearchCard({ values, set }: CardProps) {
  const t = useWords(pagesOwnerMessages)
  return (
    <Card title={t('search')}>
      <TextField label={t('seoTitle')} value={values.seoTitle} onChange={set('seoTitle')} placeholder={values.title} />
      <TextArea
        label={t('seoDescription')}
        value={values.seoDescription}
        onChange={set('seoDescription')}
        placeholder={values.description}
      />
      <TextField
        label={t('canonical')}
        hint={t('canonicalHint')}
        value={values.canonical}
        onChange={set('canonical')}
        placeholder="https://"
      />
      <Switch isSelected={values.noindex} onChange={set('noindex')}>
        {t('noindex')}
      </Switch>
    </Card>
  )
}
