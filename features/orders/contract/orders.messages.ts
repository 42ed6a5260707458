import { messages } from '#platform/i18n'

export const ordersMessages = messages({
  standing: {
    en: '{n, plural, one {# order waits} other {# orders wait}} to be sent with it. What was ordered stays in {n, plural, one {it} other {them}}.',
    nl: '{n, plural, one {# bestelling wacht} other {# bestellingen wachten}} nog op verzending ervan. Wat besteld is blijft erin staan.',
  },
  'label.pending': { en: 'Pending', nl: 'In afwachting' },
  'label.paid': { en: 'Paid', nl: 'Betaald' },
  'label.fulfilled': { en: 'Fulfilled', nl: 'Afgehandeld' },
  'label.cancelled': { en: 'Cancelled', nl: 'Geannuleerd' },
  'label.refunded': { en: 'Refunded', nl: 'Terugbetaald' },
  'payment.pending': { en: 'Not paid yet', nl: 'Nog niet betaald' },
  'payment.authorised': { en: 'Held on the card', nl: 'Gereserveerd op de kaart' },
  'payment.partly-paid': { en: 'Partly paid', nl: 'Deels betaald' },
  'payment.paid': { en: 'Paid', nl: 'Betaald' },
  'payment.partly-refunded': { en: 'Partly refunded', nl: 'Deels terugbetaald' },
  'payment.refunded': { en: 'Refunded', nl: 'Terugbetaald' },
  'payment.voided': { en: 'Given up', nl: 'Vervallen' },
  'fulfilment.unfulfilled': { en: 'Not sent yet', nl: 'Nog niet verzonden' },
  'fulfilment.partly-fulfilled': { en: 'Partly sent', nl: 'Deels verzonden' },
  'fulfilment.fulfilled': { en: 'Sent', nl: 'Verzonden' },
  'problem.orders.not_found': {
    en: 'There is no such order on this site.',
    nl: 'Deze bestelling bestaat niet op deze site.',
  },
  'problem.orders.link_unfit': {
    en: 'This link leads to no order, or it has expired. Use the link in your latest message from the shop.',
    nl: 'Deze link leidt naar geen bestelling of is verlopen. Gebruik de link in het laatste bericht van de winkel.',
  },
  'problem.orders.draft_unfit': {
    en: 'The order does not add up ({where}). Nothing was placed: reload the page and try again.',
    nl: 'De bestelling klopt niet ({where}). Er is niets besteld: laad de pagina opnieuw en probeer het nog eens.',
  },
  'problem.orders.key_reused': {
    en: 'This order was already placed with other contents. Reload the page to see it.',
    nl: 'Deze bestelling was al geplaatst met een andere inhoud. Laad de pagina opnieuw om haar te zien.',
  },
  'problem.orders.sold_out': {
    en: 'Something in the order is no longer available in this number. Go back to the cart to see what is.',
    nl: 'Niet alles in de bestelling is nog in dit aantal op voorraad. Ga terug naar de winkelwagen om te zien wat er nog is.',
  },
  'problem.orders.gift_card_short': {
    en: 'There is no longer enough on a gift card. Go back and choose how to pay the rest.',
    nl: 'Er staat niet meer genoeg op een cadeaubon. Ga terug en kies hoe je de rest betaalt.',
  },
  'problem.orders.discount_gone': {
    en: 'A discount of this order can no longer be used. Go back to the cart to see the new total.',
    nl: 'Een korting van deze bestelling is niet meer geldig. Ga terug naar de winkelwagen om het nieuwe totaal te zien.',
  },
  'problem.orders.payment_unfit': {
    en: 'The payment does not belong to this order. Nothing was placed: begin the payment again.',
    nl: 'De betaling hoort niet bij deze bestelling. Er is niets besteld: begin de betaling opnieuw.',
  },
  'problem.orders.not_now': {
    en: 'The order does not allow this any more ({act}). Reload the page to see where it stands.',
    nl: 'Dit kan niet meer met deze bestelling. Laad de pagina opnieuw om te zien hoe het ervoor staat.',
  },
  'problem.orders.nothing_chosen': {
    en: 'Nothing is chosen. Enter a quantity for at least one line.',
    nl: 'Er is niets gekozen. Vul bij minstens één regel een aantal in.',
  },
  'problem.orders.too_many': {
    en: 'That is more than is left of a line. Choose a smaller quantity.',
    nl: 'Dat is meer dan er van een regel over is. Kies een kleiner aantal.',
  },
  'problem.orders.refund_too_much': {
    en: 'That is more than was paid and not yet given back. Choose a smaller amount.',
    nl: 'Dat is meer dan er is betaald en nog niet is teruggegeven. Kies een kleiner bedrag.',
  },
  'problem.orders.refund_empty': {
    en: 'There is nothing to give back. Enter an amount or choose lines.',
    nl: 'Er is niets om terug te geven. Vul een bedrag in of kies regels.',
  },
  'problem.orders.download_used_up': {
    en: 'This file has been downloaded as often as was agreed. Ask the shop for a new link.',
    nl: 'Dit bestand is zo vaak gedownload als was afgesproken. Vraag de winkel om een nieuwe link.',
  },
  'problem.orders.download_expired': {
    en: 'This download link has expired. Ask the shop for a new one.',
    nl: 'Deze downloadlink is verlopen. Vraag de winkel om een nieuwe.',
  },
  'problem.orders.download_gone': {
    en: 'The shop no longer has this file. Ask the shop for help.',
    nl: 'De winkel heeft dit bestand niet meer. Vraag de winkel om hulp.',
  },
  'problem.orders.return_not_found': {
    en: 'There is no such return on this order.',
    nl: 'Deze retour hoort niet bij deze bestelling.',
  },
  'problem.orders.customer_not_found': {
    en: 'There is no such customer on this site.',
    nl: 'Deze klant is niet bekend op deze site.',
  },
  'problem.orders.invoice_not_found': {
    en: 'There is no such invoice on this order.',
    nl: 'Deze factuur hoort niet bij deze bestelling.',
  },
})
