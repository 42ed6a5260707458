import { messages } from '#platform/i18n'

/** One sentence for each kind of event in an order's story. */
export const storyMessages = messages({
  placed: { en: 'The order was placed.', nl: 'De bestelling is geplaatst.' },
  'payment.pending': { en: 'Waits for payment.', nl: 'Wacht op betaling.' },
  'payment.authorised': { en: 'The money is held on the card.', nl: 'Het bedrag is gereserveerd op de kaart.' },
  'payment.partly-paid': { en: 'Partly paid.', nl: 'Deels betaald.' },
  'payment.paid': { en: 'Paid.', nl: 'Betaald.' },
  'payment.partly-refunded': { en: 'Partly given back.', nl: 'Deels teruggestort.' },
  'payment.refunded': { en: 'Given back whole.', nl: 'Volledig teruggestort.' },
  'payment.voided': { en: 'The payment was given up.', nl: 'De betaling is vervallen.' },
  'payment.declined': { en: 'A payment was refused ({reason}).', nl: 'Een betaling is geweigerd ({reason}).' },
  capture: { en: 'The held money was taken.', nl: 'Het gereserveerde bedrag is geïnd.' },
  markedPaid: { en: 'Marked as paid. {how}', nl: 'Als betaald gemarkeerd. {how}' },
  fulfilled: {
    en: '{count, plural, one {One piece} other {# pieces}} sent. {number}',
    nl: '{count, plural, one {Eén stuk} other {# stuks}} verzonden. {number}',
  },
  tracking: { en: 'Tracking changed: {number}', nl: 'Tracking gewijzigd: {number}' },
  refunded: { en: '{amount} given back. {reason}', nl: '{amount} teruggegeven. {reason}' },
  'refunded.elsewhere': {
    en: '{amount} was given back at the payment provider.',
    nl: '{amount} is bij de betaaldienst teruggestort.',
  },
  'refund.failed': {
    en: 'Giving back {amount} failed: do it again or pay by another way.',
    nl: 'Terugstorten van {amount} is mislukt: doe het opnieuw of betaal op een andere manier.',
  },
  cancelled: { en: 'Cancelled. {reason}', nl: 'Geannuleerd. {reason}' },
  edited: { en: 'The order was edited.', nl: 'De bestelling is bewerkt.' },
  'edited.more': { en: 'The order was edited: {amount} more.', nl: 'De bestelling is bewerkt: {amount} meer.' },
  'edited.less': { en: 'The order was edited: {amount} less.', nl: 'De bestelling is bewerkt: {amount} minder.' },
  note: { en: '{text}', nl: '{text}' },
  letter: { en: 'Letter sent to {to}.', nl: 'Bericht gestuurd naar {to}.' },
  'paper.invoice': { en: 'Invoice {number} issued.', nl: 'Factuur {number} opgemaakt.' },
  'paper.credit-note': { en: 'Credit note {number} issued.', nl: 'Creditnota {number} opgemaakt.' },
  giftcards: {
    en: '{count, plural, one {A gift card was} other {# gift cards were}} made.',
    nl: '{count, plural, one {Er is een cadeaubon} other {Er zijn # cadeaubonnen}} gemaakt.',
  },
  downloads: {
    en: '{count, plural, one {One file is} other {# files are}} ready to download.',
    nl: '{count, plural, one {Eén bestand staat} other {# bestanden staan}} klaar om te downloaden.',
  },
  'downloads.renewed': { en: 'Fresh download links were made.', nl: 'Er zijn nieuwe downloadlinks gemaakt.' },
  'return.requested': {
    en: 'The customer asks for a return. {reason}',
    nl: 'De klant vraagt een retour aan. {reason}',
  },
  'return.approved': { en: 'A return was agreed. {reason}', nl: 'Een retour is akkoord. {reason}' },
  'return.received': { en: 'A return was received.', nl: 'Een retour is ontvangen.' },
  'return.refused': { en: 'A return was refused. {reason}', nl: 'Een retour is afgewezen. {reason}' },
  'dispute.open': { en: 'The card holder disputes {amount}.', nl: 'De kaarthouder betwist {amount}.' },
  'dispute.won': { en: 'The dispute was decided for you.', nl: 'De betwisting is in jouw voordeel beslist.' },
  'dispute.lost': { en: 'The dispute was lost: {amount}.', nl: 'De betwisting is verloren: {amount}.' },
})
