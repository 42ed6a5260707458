import { messages } from '#platform/i18n'

/** The problems of cart and checkout in both languages: shoppers read them. */
export const checkoutProblemMessages = messages({
  'problem.checkout.cannot_buy': {
    en: 'This item is not for sale at the moment. Look at the shop for others.',
    nl: 'Dit artikel is op dit moment niet te koop. Kijk in de winkel naar andere.',
  },
  'problem.checkout.bad_quantity': {
    en: 'Choose a whole number from 1 to {most}.',
    nl: 'Kies een heel getal van 1 tot en met {most}.',
  },
  'problem.checkout.too_few': {
    en: 'This item is sold from {least} pieces on. Choose {least} or more.',
    nl: 'Dit artikel is te koop vanaf {least} stuks. Kies er {least} of meer.',
  },
  'problem.checkout.too_many_allowed': {
    en: 'Of this item an order takes at most {most}. Choose fewer.',
    nl: 'Van dit artikel passen er hooguit {most} in één bestelling. Kies er minder.',
  },
  'problem.checkout.sold_out': { en: 'This item is sold out.', nl: 'Dit artikel is uitverkocht.' },
  'problem.checkout.not_so_many': {
    en: 'Only {available} of these are left. Choose {available} or fewer.',
    nl: 'Hiervan zijn er nog maar {available}. Kies er {available} of minder.',
  },
  'problem.checkout.too_many_lines': {
    en: 'A cart takes {most} different items. Check out first, or remove one.',
    nl: 'In een winkelwagentje passen {most} verschillende artikelen. Reken eerst af, of verwijder er een.',
  },
  'problem.checkout.too_dear': {
    en: 'The cart has become worth more than a shop can charge at once. Choose fewer.',
    nl: 'Het winkelwagentje is meer waard geworden dan een winkel in één keer kan berekenen. Kies er minder.',
  },
  'problem.checkout.form_incomplete': {
    en: 'Update the missing or invalid information above.',
    nl: 'Werk de ontbrekende of ongeldige informatie hierboven bij.',
  },
  'problem.checkout.bad_amount': {
    en: 'Choose an amount from {low} to {high}.',
    nl: 'Kies een bedrag van {low} tot en met {high}.',
  },
  'problem.checkout.bad_recipient': {
    en: 'The e-mail address of the recipient is not complete. It looks like name@example.com.',
    nl: 'Het e-mailadres van de ontvanger is niet volledig. Het ziet eruit als naam@voorbeeld.nl.',
  },
  'problem.checkout.send_too_late': {
    en: 'A gift card is sent today or within a year. Choose another day.',
    nl: 'Een cadeaubon wordt vandaag of binnen een jaar verstuurd. Kies een andere dag.',
  },
  'problem.checkout.entry_gone': {
    en: 'This item is no longer in your cart.',
    nl: 'Dit artikel ligt niet meer in je winkelwagentje.',
  },
  'problem.checkout.no_option': {
    en: 'This way of shipping is no longer offered. Choose another one.',
    nl: 'Deze verzendoptie is er niet meer. Kies een andere.',
  },
  'problem.checkout.bad_country': { en: 'Choose a country from the list.', nl: 'Kies een land uit de lijst.' },
  'problem.checkout.not_open': {
    en: 'There is nothing to check out. Go back to the cart.',
    nl: 'Er is niets om af te rekenen. Ga terug naar het winkelwagentje.',
  },
  'problem.checkout.changed': {
    en: 'Something changed since the total was shown. Look at it once more; nothing was charged.',
    nl: 'Er is iets veranderd sinds het totaal werd getoond. Bekijk het nog eens; er is niets afgeschreven.',
  },
  'problem.checkout.donation_gone': {
    en: 'This donation is no longer open. Go back to the page that led here.',
    nl: 'Deze donatie is niet meer open. Ga terug naar de pagina die hierheen leidde.',
  },
  'problem.checkout.too_many_codes': {
    en: 'A cart takes at most {most} codes. Remove one first.',
    nl: 'In een winkelwagentje passen hooguit {most} codes. Verwijder er eerst een.',
  },
})
