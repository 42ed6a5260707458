import { messages } from '#platform/i18n'

/** Words that the blocks of this feature show to visitors, or in place of what is still empty on the canvas. */
export const pagesBlockMessages = messages({
  'button.empty': { en: 'Button', nl: 'Knop' },
  'ask.confirm': { en: 'Continue', nl: 'Doorgaan' },
  'ask.ok': { en: 'OK', nl: 'OK' },
  'ask.reject': { en: 'No', nl: 'Nee' },
  'ask.cancel': { en: 'Cancel', nl: 'Annuleren' },
  'quote.empty': { en: 'Words worth repeating', nl: 'Woorden om te herhalen' },
  'code.empty': { en: 'Paste or write code in the panel', nl: 'Plak of schrijf code in het paneel' },
  'code.title': { en: 'Code', nl: 'Code' },
  'accordion.empty': {
    en: 'Add questions and answers in the panel',
    nl: 'Voeg vragen en antwoorden toe in het paneel',
  },
  'menu.empty': { en: 'Add a menu in the panel', nl: 'Voeg een kaart toe in het paneel' },
  'menu.untitled': { en: 'Menu', nl: 'Kaart' },
  'marquee.empty': { en: 'Add words in the panel', nl: 'Voeg woorden toe in het paneel' },
  'marquee.pause': { en: 'Pause', nl: 'Pauzeren' },
  'marquee.play': { en: 'Play', nl: 'Afspelen' },
  'markdown.empty': { en: 'Write **Markdown** in the panel.', nl: 'Schrijf **Markdown** in het paneel.' },
})
