import { messages } from '#platform/i18n'

/** Words that the blocks of this feature show to visitors, or in place of what is still empty on the canvas. */
export const pagesBlockMessages = messages({
  'button.empty': { en: 'Button', nl: 'Knop' },
  'quote.empty': { en: 'Words worth repeating', nl: 'Woorden om te herhalen' },
  'code.empty': { en: 'Paste or write code in the panel', nl: 'Plak of schrijf code in het paneel' },
  'code.title': { en: 'Code', nl: 'Code' },
  'markdown.empty': { en: 'Write **Markdown** in the panel.', nl: 'Schrijf **Markdown** in het paneel.' },
})
