import { type BlockPanelProps, PropChoiceRow, TextRow, useWords } from '#platform/ui'
import { reservationVariants } from '../../contract/booking.rules.ts'
import { BookingWordRows } from '../../owner/booking-word-rows.tsx'
import { bookingMessages } from '../../contract/booking.messages.ts'
import type { ReservationsProps } from './reservations.contract.ts'

export function ReservationsPanel({ props, change }: BlockPanelProps<ReservationsProps>) {
  const t = useWords(bookingMessages)
  return (
    <>
      <TextRow
        label={t('business')}
        hint={t('business.hint')}
        value={props.business}
        onChange={(typed) =>
          change(
            'business',
            typed
              .toLowerCase()
              .replaceAll(/[^a-z0-9-]/g, '')
              .slice(0, 100),
          )
        }
      />
      <PropChoiceRow name="variant" values={reservationVariants} value={props.variant} words={t} change={change} />
      <BookingWordRows props={props} change={change} />
    </>
  )
}
