import './emails.css'
import { useEffect, useState } from 'react'
import type { Input } from '#platform/contract'
import {
  Banner,
  Button,
  LinkButton,
  SegmentedControl,
  sentenceOf,
  toast,
  useCall,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { emailsApi } from '../../contract/emails.api.ts'
import { emailSettingsMessages } from './emails.messages.ts'

const widths = ['desktop', 'phone'] as const
const appearances = ['light', 'dark'] as const
const restMs = 300

/** Shows the email while its texts are typed, at the width of a desktop or phone; a test can be sent to the viewer. */
export function EmailPreview({ draft, name }: { draft: Input<typeof emailsApi.draft>; name: string }) {
  const t = useWords(emailSettingsMessages)
  const language = useLanguage()
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop')
  const [appearance, setAppearance] = useState<(typeof appearances)[number]>('light')
  const rested = useRested(draft)
  const email = useCall(emailsApi.draft, rested)
  const [last, setLast] = useState(email.data)
  if (email.data && email.data !== last) setLast(email.data)
  const test = useSend(emailsApi.sendTest, { onDone: ({ to }) => toast(t('testSent', { to })) })
  return (
    <div className="email-preview">
      <div className="email-preview-bar">
        <SegmentedControl
          hideLabel
          label={t('width')}
          value={width}
          onChange={setWidth}
          options={widths.map((value) => ({ value, label: t(value) }))}
        />
        <SegmentedControl
          hideLabel
          label={t('appearance')}
          value={appearance}
          onChange={setAppearance}
          options={appearances.map((value) => ({ value, label: t(value) }))}
        />
        <Button onPress={() => test.mutate(draft)} isDisabled={test.isPending}>
          {t('sendTest')}
        </Button>
        <LinkButton
          tone="quiet"
          href={`/commerce/email-preview/${draft.kind}?language=${draft.language ?? ''}`}
          target="_blank"
        >
          {t('saved.open')}
        </LinkButton>
      </div>
      {email.error && <Banner tone="danger">{sentenceOf(email.error, language)}</Banner>}
      {last && (
        <>
          <p className="email-preview-subject">
            <span className="q-hint">{t('subject')}</span> {last.subject}
          </p>
          <iframe
            title={t('previewOf', { name })}
            sandbox=""
            srcDoc={seenIn(last.html, appearance)}
            data-width={width}
          />
        </>
      )}
    </div>
  )
}

/** The dark colours of an email stand in one rule for devices that are dark: a frame has no device of its own. */
function seenIn(html: string, appearance: (typeof appearances)[number]): string {
  return html.replace('(prefers-color-scheme:dark)', appearance === 'dark' ? 'all' : 'not all')
}

/** Returns a value after a pause in its changes, so that not every letter is sent. */
function useRested<V>(value: V): V {
  const key = JSON.stringify(value)
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(key) as V), restMs)
    return () => clearTimeout(timer)
  }, [key])
  return rested
}
