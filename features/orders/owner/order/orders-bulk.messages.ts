import { messages } from '#platform/i18n'

/** What is done with many orders at once. */
export const ordersBulkMessages = messages({
  chosen: {
    en: '{n, plural, one {One order chosen} other {# orders chosen}}',
    nl: '{n, plural, one {Eén bestelling gekozen} other {# bestellingen gekozen}}',
  },
  fulfil: { en: 'Mark as sent', nl: 'Als verzonden markeren' },
  markPaid: { en: 'Mark as paid', nl: 'Als betaald markeren' },
  cancel: { en: 'Cancel the orders', nl: 'Bestellingen annuleren' },
  slips: { en: 'Packing slips', nl: 'Pakbonnen' },
  export: { en: 'Export as CSV', nl: 'Exporteren als csv' },
  none: { en: 'Choose none', nl: 'Niets kiezen' },
  'fulfil.title': {
    en: '{n, plural, =0 {None of these can be sent} one {Mark one order as sent?} other {Mark # orders as sent?}}',
    nl: '{n, plural, =0 {Geen van deze kan worden verzonden} one {Eén bestelling als verzonden markeren?} other {# bestellingen als verzonden markeren?}}',
  },
  'markPaid.title': {
    en: '{n, plural, =0 {None of these waits for money} one {Mark one order as paid?} other {Mark # orders as paid?}}',
    nl: '{n, plural, =0 {Geen van deze wacht op geld} one {Eén bestelling als betaald markeren?} other {# bestellingen als betaald markeren?}}',
  },
  'cancel.title': {
    en: '{n, plural, =0 {None of these can be cancelled} one {Cancel one order?} other {Cancel # orders?}}',
    nl: '{n, plural, =0 {Geen van deze kan worden geannuleerd} one {Eén bestelling annuleren?} other {# bestellingen annuleren?}}',
  },
  'fulfil.lead': {
    en: 'All that is left of each of them counts as sent.',
    nl: 'Alles wat nog over is geldt als verzonden.',
  },
  'fulfil.unpaid': {
    en: '{n, plural, one {One of them is not paid yet.} other {# of them are not paid yet.}}',
    nl: '{n, plural, one {Eén ervan is nog niet betaald.} other {# ervan zijn nog niet betaald.}}',
  },
  'markPaid.lead': {
    en: 'For money that came by itself: by bank, in cash or at your own terminal.',
    nl: 'Voor geld dat vanzelf kwam: per bank, contant of op je eigen pinautomaat.',
  },
  'cancel.lead': {
    en: 'What was paid is given back, what was held is let go, and what was not sent returns to stock. This cannot be undone.',
    nl: 'Wat is betaald wordt teruggestort, wat gereserveerd is vrijgegeven, en wat niet is verzonden gaat terug op voorraad. Dit kan niet ongedaan worden gemaakt.',
  },
  left: {
    en: '{n, plural, one {One stays as it is:} other {# stay as they are:}}',
    nl: '{n, plural, one {Eén blijft zoals die is:} other {# blijven zoals ze zijn:}}',
  },
  tooMany: {
    en: 'At most {most} can be done at once: choose fewer.',
    nl: 'Er kunnen er hooguit {most} tegelijk: kies er minder.',
  },
  done: {
    en: '{done, plural, =0 {Nothing was changed} one {One order changed} other {# orders changed}}{skipped, plural, =0 {.} one {, one left as it was.} other {, # left as they were.}}',
    nl: '{done, plural, =0 {Er is niets gewijzigd} one {Eén bestelling gewijzigd} other {# bestellingen gewijzigd}}{skipped, plural, =0 {.} one {, één ongewijzigd.} other {, # ongewijzigd.}}',
  },
})
