import { messages } from '#platform/i18n'

/** What the panel of a button says about asking first. */
export const askMessages = messages({
  ask: { en: 'Ask or tell something first', nl: 'Eerst iets vragen of melden' },
  'ask.hint': { en: 'Without scripts the button leads on at once.', nl: 'Zonder scripts leidt de knop meteen verder.' },
  style: { en: 'Kind', nl: 'Soort' },
  'style.confirm-or-cancel': { en: 'Continue or cancel', nl: 'Doorgaan of annuleren' },
  'style.confirm-or-reject': { en: 'Yes or no', nl: 'Ja of nee' },
  'style.confirm-only': { en: 'A message with one button', nl: 'Melding met één knop' },
  'style.no-buttons': { en: 'A message that goes by itself', nl: 'Melding die vanzelf verdwijnt' },
  title: { en: 'Title', nl: 'Titel' },
  message: { en: 'Text', nl: 'Tekst' },
  confirm: { en: 'Word for yes', nl: 'Woord voor ja' },
  reject: { en: 'Word for no', nl: 'Woord voor nee' },
  otherwise: { en: 'No leads to', nl: 'Nee leidt naar' },
})
