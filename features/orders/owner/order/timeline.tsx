import type { MessageName } from '#platform/i18n'
import {
  Button,
  Card,
  Form,
  TextArea,
  useLanguage,
  useMoments,
  useOwnerForm,
  useSend,
  useSiteLocale,
  useWords,
} from '#platform/ui'
import { type OrderDetail, ordersApi } from '../../contract/index.ts'
import { moneyIn } from '../order-words.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'
import { storyMessages } from './timeline.messages.ts'

type Kind = MessageName<'orders.timeline'>

/** Events of the order, the newest first, and a field for a note. */
export function Story({ detail: { order, events } }: { detail: OrderDetail }) {
  const t = useWords(ordersOwnerMessages)
  const language = useLanguage()
  const locale = useSiteLocale()
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const say = ({ kind, details }: OrderDetail['events'][number]) => {
    const amount =
      typeof details['minor'] === 'number'
        ? moneyIn(String(details['currency'] ?? order.currency), locale)(details['minor'])
        : ''
    const values = { reason: '', how: '', number: '', ...details, amount }
    return storyMessages.has(kind) ? storyMessages(language, kind as Kind, values) : kind
  }
  return (
    <Card title={t('story')}>
      <AddNote orderId={order.id} />
      <ol className="order-story">
        {events.toReversed().map((event) => (
          <li key={event.id}>
            <p>{say(event)}</p>
            {event.kind === 'message' && <blockquote>{event.details['text']}</blockquote>}
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

function AddNote({ orderId: id }: { orderId: string }) {
  const t = useWords(ordersOwnerMessages)
  const note = useSend(ordersApi.note, { quiet: true, refreshes: [ordersApi.detail] })
  const form = useOwnerForm({
    schema: ordersApi.note.input,
    values: { id, text: '' },
    save: note.mutateAsync,
    clears: true,
  })
  return (
    <Form form={form} className="q-group">
      <TextArea label={t('note')} {...form.field('text')} rows={2} maxLength={4000} />
      <Button type="submit" className="order-add-note" isPending={form.isSaving}>
        {t('addNote')}
      </Button>
    </Form>
  )
}
