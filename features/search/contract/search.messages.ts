import { messages } from '#platform/i18n'

export const searchMessages = messages({
  title: { en: 'Search', nl: 'Zoeken' },
  label: { en: 'Search this site', nl: 'Zoek op deze site' },
  button: { en: 'Search', nl: 'Zoeken' },
  found: {
    en: '{n, plural, one {One result} other {# results}} for “{query}”',
    nl: '{n, plural, one {Eén resultaat} other {# resultaten}} voor ‘{query}’',
  },
  none: { en: 'Nothing found for “{query}”', nl: 'Niets gevonden voor ‘{query}’' },
  'preview.results': { en: 'Found', nl: 'Gevonden' },
  'preview.one': {
    en: 'One result. Use the arrow keys to go there.',
    nl: 'Eén resultaat. Ga erheen met de pijltjestoetsen.',
  },
  'preview.many': {
    en: '{n} results. Use the arrow keys to choose one.',
    nl: '{n} resultaten. Kies er een met de pijltjestoetsen.',
  },
  'preview.all': { en: 'All results', nl: 'Alle resultaten' },
  hint: {
    en: 'Try fewer words, or another word for the same thing.',
    nl: 'Probeer minder woorden, of een ander woord voor hetzelfde.',
  },
  start: { en: 'Type a word and press Enter.', nl: 'Typ een woord en druk op Enter.' },
  was: { en: 'was', nl: 'was' },
  pages: { en: 'Pages of results', nl: 'Pagina’s met resultaten' },
  previous: { en: 'Previous', nl: 'Vorige' },
  next: { en: 'Next', nl: 'Volgende' },
})
