import type { PieceImporter } from '#platform/block'
import type { CalendarProps } from './calendar.contract.ts'

export const calendarImporter: PieceImporter<CalendarProps> = {
  calendar: (_piece, { blogId }) => ({ props: { collection: blogId, back: 12, ahead: 0, times: false } }),
}
