import type { MessageName } from '#platform/i18n'
import { useState } from 'react'
import { Button, Card, TextArea, useLanguage, useSiteLocale, useMoments, useSend, useWords } from '#platform/ui'
import { type OrderDetail, ordersApi } from '../../contract/index.ts'
import { moneyIn } from '../order-words.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'
import { storyMessages } from './timeline.messages.ts'

type Kind = MessageName<'orders.timeline'>

/** What happened to the order, the newest first, and a place for a note. */
export function Story({ detail: { order, events } }: { detail: OrderDetail }) {
  const t = useWords(ordersOwnerMessages)
  const language = useLanguage()
  const locale = useSiteLocale()
  const [text, setText] = useState('')
  const note = useSend(ordersApi.note, { refreshes: [ordersApi.detail], onDone: () => setText('') })
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const say = ({ kind, facts }: OrderDetail['events'][number]) => {
    const amount =
      typeof facts['minor'] === 'number'
        ? moneyIn(String(facts['currency'] ?? order.currency), locale)(facts['minor'])
        : ''
    const known = { reason: '', how: '', number: '', ...facts, amount }
    return storyMessages.has(kind) ? storyMessages(language, kind as Kind, known) : kind
  }
  return (
    <Card title={t('story')}>
      <TextArea label={t('note')} value={text} onChange={setText} rows={2} maxLength={4000} />
      <Button
        className="order-add-note"
        isDisabled={text.trim() === ''}
        isPending={note.isPending}
        onPress={() => note.mutate({ id: order.id, text })}
      >
        {t('addNote')}
      </Button>
      <ol className="order-story">
        {events.toReversed().map((event) => (
          <li key={event.id}>
            <p>{say(event)}</p>
            <p className="q-hint">
              {when(event.at)}
              {event.who && ` · ${event.who}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
