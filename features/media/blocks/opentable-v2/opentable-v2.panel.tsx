import { type BlockPanelProps, SelectRow, TextRow, useWords } from '#platform/ui'
import { openTableDomains } from '../../contract/booking.rules.ts'
import { BookingWordRows } from '../../owner/booking-word-rows.tsx'
import { bookingMessages } from '../../contract/booking.messages.ts'
import type { OpenTableProps } from './opentable-v2.contract.ts'

export function OpenTablePanel({ props, change }: BlockPanelProps<OpenTableProps>) {
  const t = useWords(bookingMessages)
  return (
    <>
      <TextRow
        label={t('restaurantId')}
        hint={t('restaurantId.hint')}
        value={props.restaurantId}
        onChange={(typed) => change('restaurantId', typed.replaceAll(/\D/g, '').slice(0, 12))}
      />
      <SelectRow
        label={t('domain')}
        value={props.domain}
        options={openTableDomains.map((value) => ({ value, label: `opentable.${value}` }))}
        onChange={(domain) => change('domain', domain)}
      />
      <BookingWordRows props={props} change={change} />
    </>
  )
}
