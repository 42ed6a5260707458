import type { z } from 'zod'
import { useState } from 'react'
import { ExternalLink } from '#platform/icons'
import { settingsIn, sitesApi } from '#features/sites/contract'
import { SiteResult } from '#features/sites/owner'
import {
  FormCard,
  ImageRow,
  LinkButton,
  NoAccess,
  TabbedPage,
  TextArea,
  TextField,
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
  return (
    <SiteResult title={t('special')}>
      {(settings, { baseUrl }) => {
        const special = settingsIn(settings, specialPagesSettings)
        if (!special) return <NoAccess />
        const tabs = specialPageNames.map((name) => ({
          id: name,
          label: t(name),
          content: <SpecialPageCard key={name} name={name} words={special[name]} baseUrl={baseUrl} />,
        }))
        return <TabbedPage title={t('special')} lead={t('lead')} tabs={tabs} selected={tab} onSelect={setTab} />
      }}
    </SiteResult>
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
