import { useState } from 'react'
import type { Output } from '#platform/contract'
import {
  Button,
  Card,
  Checkbox,
  ErrorState,
  LinkButton,
  Page,
  SegmentedControl,
  Skeleton,
  TextArea,
  TextField,
  toast,
  useCall,
  useLocale,
  useSend,
  useWords,
} from '#platform/ui'
import { type Language, languageName, languages } from '#platform/i18n'
import { emailsApi } from '../contract/emails.api.ts'
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
      title={t('letters')}
      lead={t('lettersLead')}
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
        <EmailCard
          key={`${email.kind} ${found.data.language} ${email.isOn}`}
          email={email}
          language={found.data.language}
        />
      ))}
    </Page>
  )
}

function EmailCard({ email, language }: { email: Email; language: Language }) {
  const t = useWords(emailSettingsMessages)
  const [words, setWords] = useState({
    isOn: email.isOn,
    subject: email.subject,
    intro: email.intro,
    outro: email.outro,
  })
  const names = new Intl.ListFormat(useLocale()).format(email.mayName.map((name) => `{${name}}`))
  const save = useSend(emailsApi.change, { refreshes: [emailsApi.list], onDone: () => toast(t('saved')) })
  const foot = (
    <>
      {[words.subject, words.intro, words.outro].some(Boolean) && (
        <Button tone="quiet" onPress={() => setWords({ ...words, subject: '', intro: '', outro: '' })}>
          {t('reset')}
        </Button>
      )}
      <LinkButton tone="quiet" href={`/commerce/email-preview/${email.kind}?language=${language}`} target="_blank">
        {t('preview')}
      </LinkButton>
      <Button
        tone="primary"
        isPending={save.isPending}
        onPress={() => save.mutate({ kind: email.kind, language, ...words })}
      >
        {t('save')}
      </Button>
    </>
  )
  return (
    <Card title={email.name} lead={t('mayName', { names: names })} foot={foot}>
      {email.always === null ? (
        <Checkbox isSelected={words.isOn} onChange={(isOn) => setWords({ ...words, isOn })}>
          {t('isOn')}
        </Checkbox>
      ) : (
        <p className="q-hint">{email.always}</p>
      )}
      <WordsFields starts={email.starts} words={words} onChange={setWords} />
    </Card>
  )
}

interface Words {
  isOn: boolean
  subject: string
  intro: string
  outro: string
}

interface WordsProps {
  /** What is written where nothing is typed. */
  starts: Email['starts']
  words: Words
  onChange: (words: Words) => void
}

function WordsFields({ starts, words, onChange }: WordsProps) {
  const t = useWords(emailSettingsMessages)
  return (
    <>
      <TextField
        label={t('subject')}
        value={words.subject}
        placeholder={starts.subject}
        maxLength={200}
        onChange={(subject) => onChange({ ...words, subject })}
      />
      <TextArea
        label={t('intro')}
        value={words.intro}
        placeholder={starts.intro}
        maxLength={4000}
        onChange={(intro) => onChange({ ...words, intro })}
      />
      <TextArea
        label={t('outro')}
        value={words.outro}
        placeholder={starts.outro}
        maxLength={4000}
        onChange={(outro) => onChange({ ...words, outro })}
      />
    </>
  )
}
