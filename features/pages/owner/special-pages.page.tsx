import type { z } from 'zod'
import { useState } from 'react'
import { ExternalLink } from '#platform/icons'
import { settingsIn, sitesApi } from '#features/sites/contract'
import {
  ErrorState,
  FormCard,
  ImageRow,
  LinkButton,
  mayLeave,
  NoAccess,
  Page,
  Skeleton,
  Tabs,
  TextArea,
  TextField,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import {
  type SpecialPageName,
  specialPageNames,
  specialPageSchema,
  specialPagesSettings,
} from '../contract/special-pages.settings.ts'
import { specialPagesMessages } from './special-pages.messages.ts'

/** Edits the pages that every site has and no document lays out, each with a title, a sentence and an image. */
export function SpecialPagesPage() {
  const t = useWords(specialPagesMessages)
  const [tab, setTab] = useState<string>(specialPageNames[0])
  const site = useCall(sitesApi.site, {})
  const settings = useCall(sitesApi.settings, {})
  const error = site.error ?? settings.error
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([site.refetch(), settings.refetch()])} />
  if (!site.data || !settings.data)
    return (
      <Page title={t('special')} width="narrow">
        <Skeleton lines={8} height={32} />
      </Page>
    )
  const special = settingsIn(settings.data, specialPagesSettings)
  if (!special) return <NoAccess />
  const { baseUrl } = site.data
  const tabs = specialPageNames.map((name) => ({
    id: name,
    label: t(name),
    content: <SpecialPageCard key={name} name={name} words={special[name]} baseUrl={baseUrl} />,
  }))
  const choose = async (next: string): Promise<void> => {
    if (await mayLeave()) setTab(next)
  }
  return (
    <Page title={t('special')} lead={t('lead')} width="narrow">
      <Tabs label={t('special')} tabs={tabs} selected={tab} onSelect={(next) => void choose(next)} />
    </Page>
  )
}

/** Addresses where visitors find the page. Closed content is never shown to people who work on the site. */
const places: Partial<Record<SpecialPageName, string>> = {
  missing: '/nothing-is-here',
  search: '/search?q=xqzv',
  cart: '/cart',
  signIn: '/account/sign-in',
}

interface CardProps {
  name: SpecialPageName
  words: z.infer<typeof specialPageSchema>
  baseUrl: string
}

function SpecialPageCard({ name, words, baseUrl }: CardProps) {
  const t = useWords(specialPagesMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: specialPageSchema,
    values: words,
    save: (values) => save.mutateAsync({ group: specialPagesSettings.group, values: { [name]: values } }),
    savedMessage: t('saved'),
  })
  const place = places[name]
  return (
    <FormCard form={form}>
      <p className="q-hint">{t(`${name}Hint`)}</p>
      <ImageRow
        label={t('image')}
        value={form.values.imageId}
        onChange={(asset) => form.set({ imageId: asset?.id ?? null })}
      />
      <TextField label={t('title')} {...form.field('title')} />
      <TextArea label={t('text')} rows={3} {...form.field('text')} />
      {place && (
        <div>
          <LinkButton icon={ExternalLink} href={`${baseUrl}${place}`} target="_blank">
            {t('view')}
          </LinkButton>
        </div>
      )}
    </FormCard>
  )
}
