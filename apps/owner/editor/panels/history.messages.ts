import { messages } from '#platform/i18n'

export const historyMessages = messages({
  edits: {
    en: '{n, plural, one {# change} other {# changes}}',
    nl: '{n, plural, one {# wijziging} other {# wijzigingen}}',
  },
  published: { en: 'Published', nl: 'Gepubliceerd' },
  restored: { en: 'Earlier version brought back', nl: 'Eerdere versie teruggehaald' },
})
