import { messages } from '#platform/i18n'

export const commentsPanelMessages = messages({
  heading: { en: 'Heading', nl: 'Kop' },
  headingHint: {
    en: 'Leave it empty to show how many comments there are.',
    nl: 'Laat leeg om te tonen hoeveel reacties er zijn.',
  },
})
