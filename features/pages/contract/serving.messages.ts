import { messages } from '#platform/i18n'

/** Words of pages that nobody wrote: the ones every site needs before its owner makes their own. */
export const servingMessages = messages({
  'skip.link': { en: 'Skip to the content', nl: 'Naar de inhoud' },
  'announcement.label': { en: 'Announcement', nl: 'Mededeling' },
  'announcement.close': { en: 'Close the announcement', nl: 'Sluit de mededeling' },
  'block.broken': {
    en: 'This block ({type}) cannot be shown. Visitors do not see it.',
    nl: 'Dit blok ({type}) kan niet worden getoond. Bezoekers zien het niet.',
  },
  'missing.title': { en: 'Page not found', nl: 'Pagina niet gevonden' },
  'missing.text': {
    en: 'There is nothing at this address. It may have moved, or never have been here.',
    nl: 'Op dit adres staat niets. Misschien is de pagina verhuisd, of heeft ze nooit bestaan.',
  },
  'missing.search': { en: 'Search this site', nl: 'Zoek op deze site' },
  'missing.find': { en: 'Search', nl: 'Zoeken' },
  'missing.home': { en: 'Go to the front page', nl: 'Naar de voorpagina' },
  'error.title': { en: 'Something went wrong', nl: 'Er ging iets mis' },
  'error.text': {
    en: 'The page could not be shown. Try again in a moment. If you write to us about it, mention {id}.',
    nl: 'De pagina kon niet worden getoond. Probeer het zo nog eens. Noem {id} als je ons erover schrijft.',
  },
  'lock.title': { en: 'This page is locked', nl: 'Deze pagina is afgeschermd' },
  'lock.text': { en: 'Enter the password to go on.', nl: 'Vul het wachtwoord in om verder te gaan.' },
  'lock.password': { en: 'Password', nl: 'Wachtwoord' },
  'lock.open': { en: 'Open', nl: 'Openen' },
  'lock.wrong': {
    en: 'That is not the password of this page. Try again.',
    nl: 'Dat is niet het wachtwoord van deze pagina. Probeer het opnieuw.',
  },
  'preview.note': {
    en: 'Preview: visitors do not see this version yet.',
    nl: 'Voorbeeld: bezoekers zien deze versie nog niet.',
  },
})
