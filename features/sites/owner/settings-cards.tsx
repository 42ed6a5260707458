import { useState } from 'react'
import { z } from 'zod'
import {
  Banner,
  Columns,
  ComboBox,
  FormCard,
  ListRow,
  Select,
  SelectRow,
  sentenceOf,
  Switch,
  TextArea,
  TextField,
  toast,
  useLanguage,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import {
  codeInjectionSchema,
  generalSettingsSchema,
  type MySite,
  type SettingsGroup,
  type SiteSettings,
  siteTitleSchema,
  sitesApi,
  socialServices,
  socialSettingsSchema,
} from '../contract/index.ts'
import { siteLanguages, timeZonesOfBrowser } from './site-languages.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

/** Saves one group of settings, a switch at once. */
export function useSaveGroup(group: SettingsGroup) {
  const t = useWords(sitesOwnerMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  return {
    save: (values: Record<string, unknown>) => save.mutateAsync({ group, values }),
    switch: (values: Record<string, unknown>) => save.mutate({ group, values }, { onSuccess: () => toast(t('saved')) }),
    error: save.error,
  }
}

export function Failure({ error }: { error: unknown }) {
  const language = useLanguage()
  return error ? <Banner tone="danger">{sentenceOf(error, language)}</Banner> : null
}

export function GeneralCard({ site, general }: { site: MySite; general: SiteSettings['general'] | undefined }) {
  const t = useWords(sitesOwnerMessages)
  const group = useSaveGroup('general')
  const change = useSend(sitesApi.changeSite, { quiet: true, refreshes: [sitesApi.site] })
  const start = { title: site.title, description: general?.description ?? '' }
  const form = useOwnerForm({
    schema: generalSchema,
    values: start,
    save: async ({ title, description }) => {
      if (title !== start.title) await change.mutateAsync({ title })
      if (description !== start.description) await group.save({ description })
    },
    savedMessage: t('saved'),
  })
  return (
    <FormCard form={form}>
      <TextField label={t('title')} {...form.field('title')} isRequired />
      {general && <TextArea label={t('description')} hint={t('descriptionHint')} {...form.field('description')} />}
      {general && (
        <Switch isSelected={general.commentsEnabled} onChange={(commentsEnabled) => group.switch({ commentsEnabled })}>
          {t('comments')}
        </Switch>
      )}
    </FormCard>
  )
}

const generalSchema = z.object({ title: siteTitleSchema, description: generalSettingsSchema.shape.description })

export function LocaleCard({ site }: { site: MySite }) {
  const t = useWords(sitesOwnerMessages)
  const change = useSend(sitesApi.changeSite, { quiet: true, refreshes: [sitesApi.site] })
  const form = useOwnerForm({
    schema: sitesApi.changeSite.input,
    values: { locale: site.locale, timeZone: site.timeZone },
    save: change.mutateAsync,
    savedMessage: t('saved'),
  })
  const [timeZones] = useState(timeZonesOfBrowser)
  const { locale } = form.values
  const languages = siteLanguages.some(({ value }) => value === locale)
    ? siteLanguages
    : [...siteLanguages, { value: locale, label: locale }]
  return (
    <FormCard form={form}>
      <Columns>
        <Select label={t('language')} {...form.field('locale')} options={languages} />
        {timeZones ? (
          <ComboBox label={t('timeZone')} {...form.field('timeZone')} options={timeZones} />
        ) : (
          <TextField label={t('timeZone')} hint={t('timeZonesFailed')} {...form.field('timeZone')} />
        )}
      </Columns>
    </FormCard>
  )
}

export function SocialCard({ social }: { social: SiteSettings['social'] }) {
  const t = useWords(sitesOwnerMessages)
  const group = useSaveGroup('social')
  const form = useOwnerForm({
    schema: socialSettingsSchema.pick({ links: true }),
    values: { links: social.links },
    save: group.save,
    savedMessage: t('saved'),
  })
  const { links } = form.values
  const options = socialServices.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
  return (
    <FormCard form={form}>
      <ListRow
        label={t('socialLinks')}
        addLabel={t('socialAdd')}
        entries={links}
        onChange={(next) => form.set({ links: next })}
        blank={() => ({ service: 'instagram' as const, url: '', label: '' })}
        titleOf={(link) => link.label || link.url || link.service}
        max={40}
      >
        {(link, change) => (
          <>
            <SelectRow
              label={t('service')}
              value={link.service}
              onChange={(service) => change({ service })}
              options={options}
            />
            <TextField
              label={t('link')}
              value={link.url}
              onChange={(url) => change({ url })}
              error={form.error(`links.${links.indexOf(link)}.url`)}
              placeholder="https://"
            />
          </>
        )}
      </ListRow>
    </FormCard>
  )
}

export function CodeCard({ code }: { code: SiteSettings['codeInjection'] }) {
  const t = useWords(sitesOwnerMessages)
  const group = useSaveGroup('codeInjection')
  const form = useOwnerForm({
    schema: codeInjectionSchema.pick({ header: true, footer: true }),
    values: { header: code.header, footer: code.footer },
    save: group.save,
    savedMessage: t('saved'),
  })
  return (
    <FormCard form={form}>
      <Banner tone="attention">{t('codeWarning')}</Banner>
      <TextArea label={t('codeHeader')} code rows={10} {...form.field('header')} />
      <TextArea label={t('codeFooter')} code rows={10} {...form.field('footer')} />
    </FormCard>
  )
}
