import { messages } from '#platform/i18n'

/** Sentences for shoppers about codes, and the problems of owners in Dutch. Amounts come as finished texts. */
export const discountsMessages = messages({
  standing: {
    en: '{n, plural, one {A discount is} other {# discounts are}} for this: {titles}. Nobody gets {n, plural, one {it} other {them}} for it any more.',
    nl: '{n, plural, one {Een korting geldt} other {# kortingen gelden}} hiervoor: {titles}. Niemand krijgt {n, plural, one {die} other {ze}} er nog voor.',
  },
  'refused.unknown': {
    en: 'The code {code} does not exist, or is no longer valid. Check the spelling.',
    nl: 'De code {code} bestaat niet, of geldt niet meer. Controleer de spelling.',
  },
  'refused.ended': { en: 'The code {code} has ended.', nl: 'De code {code} is verlopen.' },
  'refused.used up': {
    en: 'The code {code} has been used as often as it could be.',
    nl: 'De code {code} is al zo vaak gebruikt als kon.',
  },
  'refused.used by you': { en: 'You have used the code {code} already.', nl: 'Je hebt de code {code} al gebruikt.' },
  'refused.not for you': {
    en: 'The code {code} is for other customers.',
    nl: 'De code {code} is voor andere klanten.',
  },
  'refused.first order': {
    en: 'The code {code} is for a first order.',
    nl: 'De code {code} geldt voor een eerste bestelling.',
  },
  'refused.email needed': {
    en: 'The code {code} counts once we know your e-mail address, at checkout.',
    nl: 'De code {code} telt zodra we je e-mailadres weten, bij het afrekenen.',
  },
  'refused.no matching items': {
    en: 'The code {code} is for other items than those in your cart.',
    nl: 'De code {code} geldt voor andere artikelen dan die in je winkelwagentje.',
  },
  'refused.no shipping': {
    en: 'The code {code} is for shipping, and nothing has to be shipped.',
    nl: 'De code {code} geldt voor verzending, en er hoeft niets verzonden te worden.',
  },
  'refused.nothing left': {
    en: 'The code {code} takes nothing off: there is nothing left to pay for.',
    nl: 'De code {code} haalt er niets af: er valt niets meer te betalen.',
  },
  'refused.too many': {
    en: 'A cart takes no more codes than it already has.',
    nl: 'Er passen niet meer codes in een winkelwagentje.',
  },
  'refused.subtotal': {
    en: 'The code {code} counts from {minimum} on. Add items for another {missing}.',
    nl: 'De code {code} telt vanaf {minimum}. Voeg nog voor {missing} aan artikelen toe.',
  },
  'refused.quantity': {
    en: 'The code {code} counts from {minimum} items on. Add {missing, plural, one {one more} other {# more}}.',
    nl: 'De code {code} telt vanaf {minimum} artikelen. Voeg er nog {missing, plural, one {één} other {#}} toe.',
  },
  'refused.buy more': {
    en: 'The code {code} counts when you buy {buyQuantity} and put {getQuantity} more in your cart.',
    nl: 'De code {code} telt als je er {buyQuantity} koopt en er nog {getQuantity} bij in je winkelwagentje legt.',
  },
  'refused.not together': {
    en: 'The code {code} does not go together with ‘{title}’, which saves you more.',
    nl: 'De code {code} gaat niet samen met ‘{title}’, waarmee je meer bespaart.',
  },
  'refused.country': {
    en: 'The code {code} is for shipping to other countries.',
    nl: 'De code {code} geldt voor verzending naar andere landen.',
  },
  'problem.discounts.not_found': {
    en: 'This discount is gone. Somebody may have removed it: load the list again.',
    nl: 'Deze korting is weg. Misschien heeft iemand hem verwijderd: laad de lijst opnieuw.',
  },
  'problem.discounts.code_taken': {
    en: 'Another discount already has the code {code}. Choose a different code.',
    nl: 'Een andere korting heeft de code {code} al. Kies een andere code.',
  },
  'problem.discounts.too_many_automatic': {
    en: 'At most {limit} automatic discounts can be switched on at a time. Switch another one off first.',
    nl: 'Er kunnen hooguit {limit} automatische kortingen tegelijk aanstaan. Zet er eerst een andere uit.',
  },
  'problem.discounts.ends_before_start': {
    en: 'The discount would end before it begins. Choose a later end.',
    nl: 'De korting zou eindigen voordat hij begint. Kies een later einde.',
  },
})
