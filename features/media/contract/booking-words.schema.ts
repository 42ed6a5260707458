import { text } from '#platform/block'
import { z } from 'zod'

/** Texts beside the widget of any booking service. */
export const bookingWordsSchema = z.object({ heading: text(200).default(''), body: text(1000).default('') })
export type BookingWords = z.infer<typeof bookingWordsSchema>
