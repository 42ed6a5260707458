import { isYes } from './history-sheet.ts'
import type { FulfilmentStatus, OrderPaymentStatus } from '../../contract/index.ts'

interface WrittenState {
  isCancelled: boolean
  paymentStatus: OrderPaymentStatus
  fulfilmentStatus: FulfilmentStatus
}

type Words = readonly (readonly [RegExp, Partial<WrittenState>])[]

/** Words for states in several languages. The first match counts, so that `unpaid` is not read as `paid`. */
const words: Words = [
  [
    /cancel|void|geannuleerd|storniert|annul|failed|mislukt|fehlgeschlagen/,
    { isCancelled: true, paymentStatus: 'voided' },
  ],
  [/part\w{0,8} refund|teilweise erstattet|deels terugbetaald/, { paymentStatus: 'partly-refunded' }],
  [/refund|terugbetaald|erstattet|rembours|reembols|rimbors/, { paymentStatus: 'refunded' }],
  [
    /unpaid|not paid|onbetaald|niet betaald|unbezahlt|nicht bezahlt|impay|outstanding|openstaand/,
    { paymentStatus: 'pending' },
  ],
  [
    /unfulfilled|not shipped|unshipped|niet verzonden|nicht versendet|nicht versandt/,
    { fulfilmentStatus: 'unfulfilled' },
  ],
  [
    /complet|fulfilled|shipped|sent\b|deliver|done|closed|verzonden|voltooid|afgerond|bezorgd|versendet|versandt|abgeschlossen|geliefert|expédi|livré|terminé|enviad|entregad|spedit|consegnat/,
    { paymentStatus: 'paid', fulfilmentStatus: 'fulfilled' },
  ],
  [
    /paid|betaald|bezahlt|payé|pagad|pagat|processing|in behandeling|in bearbeitung|^(?:yes|ja|true|1|oui|sí|si)$/,
    { paymentStatus: 'paid' },
  ],
]

/** Reads the states of an order from its cells; empty cells mean open. */
export function writtenState(cells: { order: string; payment: string; fulfilment: string }): WrittenState {
  const order = meaningOf(cells.order)
  const payment = meaningOf(cells.payment)
  const fulfilment = meaningOf(cells.fulfilment)
  const isSent = fulfilment.fulfilmentStatus ?? (isYes(cells.fulfilment) ? 'fulfilled' : undefined)
  return {
    isCancelled: order.isCancelled ?? payment.isCancelled ?? false,
    paymentStatus: payment.paymentStatus ?? order.paymentStatus ?? 'pending',
    fulfilmentStatus: isSent ?? order.fulfilmentStatus ?? 'unfulfilled',
  }
}

const meaningOf = (cell: string): Partial<WrittenState> => {
  const text = cell.trim().toLowerCase().replaceAll('_', ' ')
  return text === '' ? {} : (words.find(([word]) => word.test(text))?.[1] ?? {})
}
