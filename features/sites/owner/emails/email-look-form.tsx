import { useState } from 'react'
import type { Language } from '#platform/i18n'
import {
  Banner,
  ColorRow,
  FormCard,
  LinkButton,
  SegmentedControl,
  Select,
  Switch,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import {
  emailAligns,
  emailFontNames,
  emailHeads,
  emailLogoSizes,
  type EmailLookSettings,
  emailLookSettings,
} from '../../contract/email-look.settings.ts'
import { sitesApi } from '../../contract/sites.api.ts'
import type { ListedEmail } from './email-list.tsx'
import { EmailPreview } from './email-preview.tsx'
import { emailSettingsMessages } from './emails.messages.ts'

interface Props {
  look: EmailLookSettings
  hasLogo: boolean
  emails: readonly ListedEmail[]
  language: Language
}

/** The design of the site's emails beside a preview of one. */
export function EmailLookForm({ look, hasLogo, emails, language }: Props) {
  const t = useWords(emailSettingsMessages)
  const own = emails.filter(({ group }) => group !== 'accounts')
  const [kind, setKind] = useState(own[0]?.kind ?? '')
  const example = own.find((email) => email.kind === kind)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: emailLookSettings.schema,
    values: look,
    save: (values) => save.mutateAsync({ group: emailLookSettings.group, values }),
    savedMessage: t('saved'),
  })
  const { values } = form
  const choices = <V extends 'left' | 'center' | 'small' | 'medium' | 'large' | 'sans' | 'serif'>(
    options: readonly V[],
  ) => options.map((value) => ({ value, label: t(value) }))
  return (
    <div className="email-parts">
      <FormCard title={t('look')} lead={t('lookLead')} form={form}>
        {hasLogo ? (
          <Switch {...form.toggle('showsLogo')}>{t('showsLogo')}</Switch>
        ) : (
          <Banner action={<LinkButton href="/config/settings?tab=images">{t('setLogo')}</LinkButton>}>
            {t('noLogo')}
          </Banner>
        )}
        {hasLogo && values.showsLogo && (
          <SegmentedControl label={t('logoSize')} {...form.field('logoSize')} options={choices(emailLogoSizes)} />
        )}
        <SegmentedControl label={t('align')} {...form.field('align')} options={choices(emailAligns)} />
        <Select
          label={t('head')}
          {...form.field('head')}
          options={emailHeads.map((value) => ({ value, label: t(`head.${value}`) }))}
        />
        {values.head === 'colour' && <ColourChoice label={t('band')} plain={t('ofSite')} {...form.field('band')} />}
        <ColourChoice label={t('accent')} plain={t('ofSite')} {...form.field('accent')} />
        <ColourChoice label={t('ground')} plain={t('plain')} {...form.field('ground')} />
        <SegmentedControl label={t('font')} {...form.field('font')} options={choices(emailFontNames)} />
        <p className="q-hint">{t('fontHint')}</p>
        <Switch {...form.toggle('showsLinks')}>{t('showsLinks')}</Switch>
      </FormCard>
      {example && (
        <div className="email-example">
          <Select
            label={t('example')}
            value={kind}
            onChange={setKind}
            options={own.map((email) => ({ value: email.kind, label: email.name }))}
          />
          <EmailPreview draft={{ ...wordsOf(example), language, look: values }} name={example.name} />
        </div>
      )}
    </div>
  )
}

function wordsOf({ kind, subject, intro, outro }: ListedEmail) {
  return { kind, subject, intro, outro }
}

/** An empty value means the colour in `plain`. */
function ColourChoice({
  label,
  plain,
  value,
  onChange,
}: {
  label: string
  plain: string
  value: string
  onChange: (value: string) => void
}) {
  const t = useWords(emailSettingsMessages)
  return (
    <div className="email-colour">
      <SegmentedControl
        label={label}
        value={value === '' ? 'plain' : 'own'}
        onChange={(choice) => onChange(choice === 'plain' ? '' : firstColour)}
        options={[
          { value: 'plain', label: plain },
          { value: 'own', label: t('own') },
        ]}
      />
      {value !== '' && <ColorRow label={t('own')} value={value} onChange={onChange} />}
    </div>
  )
}

const firstColour = '#1f3a5f'
