import { type BlockPanelProps, TextRow, useWords } from '#platform/ui'
import { bookingMessages } from '../contract/booking.messages.ts'
import type { BookingWords } from '../contract/booking-words.schema.ts'

/** Edits the texts beside the widget of a booking service. */
export function BookingWordRows({ props, change }: Pick<BlockPanelProps<BookingWords>, 'props' | 'change'>) {
  const t = useWords(bookingMessages)
  return (
    <>
      <TextRow label={t('heading')} value={props.heading} onChange={(heading) => change('heading', heading)} />
      <TextRow label={t('body')} value={props.body} onChange={(body) => change('body', body)} />
    </>
  )
}
