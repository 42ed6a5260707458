import '../sites-owner.css'
import { useRef } from 'react'
import { z } from 'zod'
import {
  Card,
  Columns,
  Form,
  FormButton,
  Page,
  Select,
  TextField,
  useLanguage,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { sitesApi, suggestSiteName } from '../../contract/index.ts'
import { startColourNames } from '../../contract/start-colours.rules.ts'
import { DesignChoice } from './design-choice.tsx'
import { sitesOwnerMessages } from '../sites-owner.messages.ts'
import { siteLanguages } from '../site-languages.ts'

export function NewSitePage() {
  const t = useWords(sitesOwnerMessages)
  const language = useLanguage()
  const open = useSend(sitesApi.open, { quiet: true })
  const create = useSend(sitesApi.create, { quiet: true, refreshes: [sitesApi.mine] })
  const form = useOwnerForm({
    schema: formSchema,
    values: { ...untouched, locale: locales[language] ?? 'en-GB' },
    save: async ({ name, colours, ...site }) => {
      const address = name ?? suggestSiteName(site.title)
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const created = await create.mutateAsync({
        ...site,
        timeZone,
        ...(colours && { colours }),
        ...(address && { name: address }),
      })
      return open.mutateAsync({
        name: created.name,
        returnTo: site.start === 'empty' ? '/config/imports' : '/config/?frameUrl=/',
      })
    },
    onSaved: ({ url }) => window.location.assign(url),
    refusals: { 'sites.name_unfit': 'name', 'sites.name_taken': 'name' },
  })
  const { values } = form
  const about = useRef<HTMLDivElement>(null)
  const address = values.name ?? suggestSiteName(values.title)
  return (
    <Page title={t('newSite')} lead={t('choose')} width="full">
      <Form form={form} className="new-site">
        <DesignChoice
          chosen={values}
          onChange={form.set}
          onContinue={() => about.current?.querySelector('input')?.focus()}
        />
        <div ref={about}>
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
        </div>
      </Form>
    </Page>
  )
}

const { title: titleSchema, name: nameSchema, locale: localeSchema, start: startSchema } = sitesApi.create.input.shape
/** The name of a site is derived from its title by default. */
const formSchema = z.object({
  title: titleSchema,
  name: nameSchema.nullable(),
  locale: localeSchema,
  start: startSchema,
  colours: z.enum(startColourNames).nullable(),
  texts: z.enum(['sample', 'none']),
})

const untouched = {
  title: '',
  name: null as string | null,
  start: 'blank',
  colours: null as (typeof startColourNames)[number] | null,
  texts: 'sample' as 'sample' | 'none',
}

/** Default country for the owner's language. */
const locales: Record<string, string> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' }
