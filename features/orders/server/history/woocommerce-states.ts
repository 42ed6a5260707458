import type { FulfilmentStatus, OrderPaymentStatus } from '../../contract/index.ts'

interface State {
  isCancelled: boolean
  paymentStatus: OrderPaymentStatus
  fulfilmentStatus: FulfilmentStatus
}

const state = (paymentStatus: OrderPaymentStatus, fulfilmentStatus: FulfilmentStatus, isCancelled = false): State => ({
  isCancelled,
  paymentStatus,
  fulfilmentStatus,
})

const waiting = state('pending', 'unfulfilled')
const states: Readonly<Record<string, State>> = {
  completed: state('paid', 'fulfilled'),
  processing: state('paid', 'unfulfilled'),
  'on-hold': waiting,
  pending: waiting,
  cancelled: state('voided', 'unfulfilled', true),
  refunded: state('refunded', 'unfulfilled'),
  failed: state('voided', 'unfulfilled', true),
}

/** Names of states in the languages of shops. */
const translated: Readonly<Record<string, string>> = {
  'on hold': 'on-hold',
  'pending payment': 'pending',
  canceled: 'cancelled',
  voltooid: 'completed',
  afgerond: 'completed',
  'in behandeling': 'processing',
  'in de wacht': 'on-hold',
  'wachtend op betaling': 'pending',
  geannuleerd: 'cancelled',
  terugbetaald: 'refunded',
  mislukt: 'failed',
  abgeschlossen: 'completed',
  fertiggestellt: 'completed',
  'in bearbeitung': 'processing',
  'in wartestellung': 'on-hold',
  'zahlung ausstehend': 'pending',
  storniert: 'cancelled',
  rückerstattet: 'refunded',
  fehlgeschlagen: 'failed',
}

export function woocommerceState(text: string, refundedMinor: number): State {
  const word = text.toLowerCase().replace(/^wc-/, '')
  const own = states[translated[word] ?? word] ?? waiting
  return own.paymentStatus === 'paid' && refundedMinor !== 0 ? { ...own, paymentStatus: 'partly-refunded' } : own
}
