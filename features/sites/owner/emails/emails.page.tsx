import { useState } from 'react'
import type { Output } from '#platform/contract'
import {
  Button,
  Checkbox,
  ErrorState,
  FormCard,
  Page,
  SegmentedControl,
  Skeleton,
  TextArea,
  TextField,
  useCall,
  useLocale,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Language, languageName, languages } from '#platform/i18n'
import { emailsApi } from '../../contract/emails.api.ts'
import { EmailPreview } from './email-preview.tsx'
import { emailSettingsMessages } from './emails.messages.ts'

type Email = Output<typeof emailsApi.list>['emails'][number]

/** What the site writes to its customers, in the owner's words. */
export function EmailsScreen() {
  const t = useWords(emailSettingsMessages)
  const [chosen, setChosen] = useState<Language>()
  const found = useCall(emailsApi.list, chosen ? { language: chosen } : {})
  const language = chosen ?? found.data?.language
  return (
    <Page
      title={t('emails')}
      lead={t('emailsLead')}
      width="narrow"
      actions={
        language && (
          <SegmentedControl
            hideLabel
            label={t('language')}
            value={language}
            onChange={setChosen}
            options={languages().map((value) => ({ value, label: languageName(value) }))}
          />
        )
      }
    >
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} height={60} />}
      {found.data?.emails.map((email) => (
        <EmailCard key={`${email.kind} ${found.data.language}`} email={email} language={found.data.language} />
      ))}
    </Page>
  )
}

function EmailCard({ email, language }: { email: Email; language: Language }) {
  const t = useWords(emailSettingsMessages)
  const { kind, isOn, subject, intro, outro } = email
  const names = new Intl.ListFormat(useLocale()).format(email.mayName.map((name) => `{${name}}`))
  const [isOpen, setOpen] = useState(false)
  const save = useSend(emailsApi.change, { quiet: true, refreshes: [emailsApi.list] })
  const form = useOwnerForm({
    schema: emailsApi.change.input,
    values: { kind, language, isOn, subject, intro, outro },
    save: save.mutateAsync,
    savedMessage: t('saved'),
  })
  const { values } = form
  const extra = (
    <>
      {[values.subject, values.intro, values.outro].some(Boolean) && (
        <Button tone="quiet" onPress={() => form.set({ subject: '', intro: '', outro: '' })}>
          {t('reset')}
        </Button>
      )}
      <Button tone="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {isOpen ? t('hidePreview') : t('preview')}
      </Button>
    </>
  )
  return (
    <FormCard title={email.name} lead={t('mayName', { names: names })} extra={extra} form={form}>
      {email.always === null ? (
        <Checkbox {...form.toggle('isOn')}>{t('isOn')}</Checkbox>
      ) : (
        <p className="q-hint">{email.always}</p>
      )}
      <TextField label={t('subject')} {...form.field('subject')} placeholder={email.starts.subject} maxLength={200} />
      <TextArea label={t('intro')} {...form.field('intro')} placeholder={email.starts.intro} maxLength={4000} />
      <TextArea label={t('outro')} {...form.field('outro')} placeholder={email.starts.outro} maxLength={4000} />
      {isOpen && (
        <EmailPreview
          draft={{ kind, language, subject: values.subject, intro: values.intro, outro: values.outro }}
          name={email.name}
        />
      )}
    </FormCard>
  )
}
