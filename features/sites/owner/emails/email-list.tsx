import { useState } from 'react'
import { ChevronDown } from '#platform/icons'
import type { Output } from '#platform/contract'
import { type Language, languageName, languageOf } from '#platform/i18n'
import {
  Badge,
  Button,
  ButtonRow,
  Checkbox,
  FormCard,
  mayLeave,
  TextArea,
  TextField,
  toast,
  useLocale,
  useOwnerForm,
  useSend,
  useSiteLocale,
  useWords,
} from '#platform/ui'
import { emailGroups, emailsApi } from '../../contract/emails.api.ts'
import { EmailPreview } from './email-preview.tsx'
import { emailSettingsMessages } from './emails.messages.ts'

export type ListedEmail = Output<typeof emailsApi.list>['emails'][number]

/** All emails, grouped by recipient. The open one shows its texts beside a preview. */
export function EmailList({ emails, language }: { emails: readonly ListedEmail[]; language: Language }) {
  const t = useWords(emailSettingsMessages)
  const [open, setOpen] = useState<string | null>(null)
  const toggle = async (kind: string): Promise<void> => {
    if (await mayLeave()) setOpen(open === kind ? null : kind)
  }
  return emailGroups.map((group) => (
    <section key={group} className="email-group">
      <h2>{t(`group.${group}`)}</h2>
      <ul>
        {emails
          .filter((email) => email.group === group)
          .map((email) => (
            <li key={email.kind} data-open={open === email.kind || undefined}>
              <EmailRow email={email} isOpen={open === email.kind} onToggle={() => void toggle(email.kind)} />
              {open === email.kind && <EmailParts key={language} email={email} language={language} />}
            </li>
          ))}
      </ul>
    </section>
  ))
}

function EmailRow({ email, isOpen, onToggle }: { email: ListedEmail; isOpen: boolean; onToggle: () => void }) {
  const t = useWords(emailSettingsMessages)
  const hasOwnWords = [email.subject, email.intro, email.outro].some(Boolean)
  return (
    <button type="button" className="email-row" aria-expanded={isOpen} onClick={onToggle}>
      <span className="email-row-words">
        <strong>{email.name}</strong>
        <span className="q-hint">{email.when}</span>
      </span>
      {!email.isOn && <Badge tone="attention">{t('off')}</Badge>}
      {hasOwnWords && <Badge tone="accent">{t('ownWords')}</Badge>}
      {email.isFixed && <Badge>{t('fixed')}</Badge>}
      <ChevronDown aria-hidden />
    </button>
  )
}

function EmailParts({ email, language }: { email: ListedEmail; language: Language }) {
  return email.isFixed ? (
    <div className="email-parts">
      <div className="email-words">
        <p className="q-hint">{email.always}</p>
      </div>
      <EmailPreview draft={{ kind: email.kind, language, subject: '', intro: '', outro: '' }} name={email.name} />
    </div>
  ) : (
    <EmailWords email={email} language={language} />
  )
}

function EmailWords({ email, language }: { email: ListedEmail; language: Language }) {
  const t = useWords(emailSettingsMessages)
  const { kind, isOn, subject, intro, outro } = email
  const names = new Intl.ListFormat(useLocale()).format(email.mayName.map((name) => `{${name}}`))
  const save = useSend(emailsApi.change, { quiet: true, refreshes: [emailsApi.list] })
  const form = useOwnerForm({
    schema: emailsApi.change.input,
    values: { kind, language, isOn, subject, intro, outro },
    save: save.mutateAsync,
    savedMessage: t('saved'),
  })
  const { values } = form
  const extra = [values.subject, values.intro, values.outro].some(Boolean) && (
    <Button tone="quiet" onPress={() => form.set({ subject: '', intro: '', outro: '' })}>
      {t('reset')}
    </Button>
  )
  return (
    <div className="email-parts">
      <FormCard extra={extra} form={form}>
        {email.isTranslatable && <Translate kind={kind} language={language} onDone={(words) => form.set(words)} />}
        {email.always === null ? (
          <Checkbox {...form.toggle('isOn')}>{t('isOn')}</Checkbox>
        ) : (
          <p className="q-hint">{email.always}</p>
        )}
        <TextField label={t('subject')} {...form.field('subject')} placeholder={email.starts.subject} maxLength={200} />
        <TextArea label={t('intro')} {...form.field('intro')} placeholder={email.starts.intro} maxLength={4000} />
        <TextArea label={t('outro')} {...form.field('outro')} placeholder={email.starts.outro} maxLength={4000} />
        <p className="q-hint">{t('mayName', { names })}</p>
      </FormCard>
      <EmailPreview
        draft={{ kind, language, subject: values.subject, intro: values.intro, outro: values.outro }}
        name={email.name}
      />
    </div>
  )
}

interface TranslateProps {
  kind: string
  language: Language
  onDone: (words: Output<typeof emailsApi.translate>) => void
}

/** Fills the fields with translations, which are saved after a review. */
function Translate({ kind, language, onDone }: TranslateProps) {
  const t = useWords(emailSettingsMessages)
  const from = languageName(languageOf(useSiteLocale()))
  const translate = useSend(emailsApi.translate, {
    onDone: (words) => {
      onDone(words)
      toast(t('translated'))
    },
  })
  return (
    <ButtonRow>
      <Button isPending={translate.isPending} onPress={() => translate.mutate({ kind, language })}>
        {t('translate', { language: from })}
      </Button>
    </ButtonRow>
  )
}
