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
import { type Language, languages } from '#platform/i18n'
import { lettersApi } from '../contract/letters.api.ts'
import { ownLettersMessages } from './letters.messages.ts'

type Letter = Output<typeof lettersApi.list>['letters'][number]

/** What the site writes to its customers, in the owner's words. */
export function LettersScreen() {
  const t = useWords(ownLettersMessages)
  const [chosen, setChosen] = useState<Language>()
  const found = useCall(lettersApi.list, chosen ? { language: chosen } : {})
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
            options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        )
      }
    >
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} height={60} />}
      {found.data?.letters.map((letter) => (
        <LetterCard
          key={`${letter.kind} ${found.data.language} ${letter.isOn}`}
          letter={letter}
          language={found.data.language}
        />
      ))}
    </Page>
  )
}

function LetterCard({ letter, language }: { letter: Letter; language: Language }) {
  const t = useWords(ownLettersMessages)
  const [words, setWords] = useState({
    isOn: letter.isOn,
    subject: letter.subject,
    intro: letter.intro,
    outro: letter.outro,
  })
  const names = new Intl.ListFormat(useLocale()).format(letter.mayName.map((name) => `{${name}}`))
  const save = useSend(lettersApi.change, { refreshes: [lettersApi.list], onDone: () => toast(t('saved')) })
  const foot = (
    <>
      {[words.subject, words.intro, words.outro].some(Boolean) && (
        <Button tone="quiet" onPress={() => setWords({ ...words, subject: '', intro: '', outro: '' })}>
          {t('reset')}
        </Button>
      )}
      <LinkButton tone="quiet" href={`/commerce/email-preview/${letter.kind}?language=${language}`} target="_blank">
        {t('preview')}
      </LinkButton>
      <Button
        tone="primary"
        isPending={save.isPending}
        onPress={() => save.mutate({ kind: letter.kind, language, ...words })}
      >
        {t('save')}
      </Button>
    </>
  )
  return (
    <Card title={letter.name} lead={t('mayName', { names: names })} foot={foot}>
      {letter.always === null ? (
        <Checkbox isSelected={words.isOn} onChange={(isOn) => setWords({ ...words, isOn })}>
          {t('isOn')}
        </Checkbox>
      ) : (
        <p className="q-hint">{letter.always}</p>
      )}
      <TextField
        label={t('subject')}
        value={words.subject}
        placeholder={letter.starts.subject}
        maxLength={200}
        onChange={(subject) => setWords({ ...words, subject })}
      />
      <TextArea
        label={t('intro')}
        value={words.intro}
        placeholder={letter.starts.intro}
        maxLength={4000}
        onChange={(intro) => setWords({ ...words, intro })}
      />
      <TextArea
        label={t('outro')}
        value={words.outro}
        placeholder={letter.starts.outro}
        maxLength={4000}
        onChange={(outro) => setWords({ ...words, outro })}
      />
    </Card>
  )
}
