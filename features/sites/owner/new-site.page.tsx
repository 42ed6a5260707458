import './sites-owner.css'
import { FileInput, Square } from '#platform/icons'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import {
  Card,
  Columns,
  Form,
  FormButton,
  Page,
  Select,
  TextField,
  useCall,
  useLanguage,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { sitesApi, suggestSiteName } from '../contract/index.ts'
import { SiteMiniature } from './site-miniature.tsx'
import { sitesOwnerMessages } from './sites-owner.messages.ts'
import { siteLanguages } from './site-languages.ts'

export function NewSitePage() {
  const t = useWords(sitesOwnerMessages)
  const language = useLanguage()
  const starts = useStarts()
  const open = useSend(sitesApi.open, { quiet: true })
  const create = useSend(sitesApi.create, { quiet: true, refreshes: [sitesApi.mine] })
  const form = useOwnerForm({
    schema: formSchema,
    values: { title: '', name: null as string | null, locale: language === 'nl' ? 'nl-NL' : 'en-GB', start: 'blank' },
    save: async ({ name, ...site }) => {
      const address = name ?? suggestSiteName(site.title)
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const created = await create.mutateAsync({ ...site, timeZone, ...(address && { name: address }) })
      return open.mutateAsync({
        name: created.name,
        returnTo: site.start === 'empty' ? '/config/imports' : '/config/?frameUrl=/',
      })
    },
    onSaved: ({ url }) => window.location.assign(url),
    refusals: { 'sites.name_unfit': 'name', 'sites.name_taken': 'name' },
  })
  const { values } = form
  const address = values.name ?? suggestSiteName(values.title)
  return (
    <Page title={t('newSite')} lead={t('choose')} width="normal">
      <Form form={form} className="new-site">
        <ToggleButtonGroup
          aria-label={t('choose')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[values.start]}
          onSelectionChange={(keys) => form.set({ start: String([...keys][0]) })}
          className="starts"
        >
          {starts.map((start) => (
            <ToggleButton key={start.id} id={start.id} className="start">
              <span className="start-image">{start.illustration}</span>
              <strong>{start.title}</strong>
              <small>{start.hint}</small>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Card foot={<FormButton form={form} action={t('create')} />}>
          <TextField label={t('title')} {...form.field('title')} isRequired />
          <Columns>
            <TextField
              label={t('address')}
              value={address}
              onChange={(name) => form.set({ name })}
              error={form.error('name')}
              hint={address && t('addressHint', { address: `${address}.${window.location.host}` })}
            />
            <Select label={t('language')} {...form.field('locale')} options={siteLanguages} />
          </Columns>
        </Card>
      </Form>
    </Page>
  )
}

const { title: titleSchema, name: nameSchema, locale: localeSchema, start: startSchema } = sitesApi.create.input.shape
/** Without a name of its own a site gets one from its title. */
const formSchema = z.object({
  title: titleSchema,
  name: nameSchema.nullable(),
  locale: localeSchema,
  start: startSchema,
})

interface Start {
  id: string
  title: string
  hint: string
  illustration: ReactNode
}

/** Blank, each sample there is, and an import. */
function useStarts(): readonly Start[] {
  const t = useWords(sitesOwnerMessages)
  const samples = useCall(sitesApi.starts, {})
  return [
    { id: 'blank', title: t('blank'), hint: t('blankHint'), illustration: <Square aria-hidden /> },
    ...(samples.data ?? []).map(({ name, title, look }) => ({
      id: name,
      title,
      hint: t('sampleHint'),
      illustration: <SiteMiniature title={title} look={look} />,
    })),
    { id: 'empty', title: t('importStart'), hint: t('importStartHint'), illustration: <FileInput aria-hidden /> },
  ]
}
