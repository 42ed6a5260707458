import { useEffect, useState } from 'react'
import {
  Banner,
  Button,
  SegmentedControl,
  sentenceOf,
  toast,
  useCall,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { useSendsEmail } from '#features/accounts/owner'
import { type CampaignDraft, campaignsApi, clippedBytes } from '../contract/index.ts'
import { campaignsOwnerMessages } from './campaigns-owner.messages.ts'

const widths = ['desktop', 'phone', 'text'] as const
const restMs = 400

/** Shows the email that is sent, at the width of a desktop or phone and as plain text, and sends it as a test. */
export function CampaignPreview({ id, draft }: { id: string; draft: CampaignDraft }) {
  const t = useWords(campaignsOwnerMessages)
  const language = useLanguage()
  const sendsEmail = useSendsEmail()
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop')
  const email = useCall(campaignsApi.preview, useRested({ ...draft, id }))
  const [last, setLast] = useState(email.data)
  if (email.data && email.data !== last) setLast(email.data)
  const test = useSend(campaignsApi.test, { onDone: ({ to }) => toast(t('testSent', { to })) })
  const isClipped = last !== undefined && new TextEncoder().encode(last.html).length > clippedBytes
  return (
    <section className="campaign-preview" aria-label={t('preview')}>
      <div className="campaign-preview-bar">
        <SegmentedControl
          hideLabel
          label={t('width')}
          value={width}
          onChange={setWidth}
          options={widths.map((value) => ({ value, label: t(`width.${value}`) }))}
        />
        <Button onPress={() => test.mutate({ ...draft, id })} isPending={test.isPending} isDisabled={!sendsEmail}>
          {t('sendTest')}
        </Button>
      </div>
      {!sendsEmail && <p className="q-hint">{t('noServer')}</p>}
      {email.error && <Banner tone="danger">{sentenceOf(email.error, language)}</Banner>}
      {isClipped && <Banner tone="attention">{t('clipped')}</Banner>}
      {last && <Missing sentences={last.missing} />}
      {last &&
        (width === 'text' ? (
          <pre className="campaign-plain">{last.text}</pre>
        ) : (
          <iframe title={t('preview')} sandbox="" srcDoc={last.html} data-width={width} />
        ))}
    </section>
  )
}

/** Lists the missing parts, without which a campaign is not sent. */
export function Missing({ sentences }: { sentences: readonly string[] }) {
  const t = useWords(campaignsOwnerMessages)
  if (sentences.length === 0) return null
  return (
    <details className="campaign-missing">
      <summary>{t('missing', { n: sentences.length })}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
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
