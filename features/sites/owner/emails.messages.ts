import { messages } from '#platform/i18n'

export const emailSettingsMessages = messages({
  letters: { en: 'Letters to customers', nl: 'Berichten aan klanten' },
  lettersLead: {
    en: 'What your site writes to customers, in the language of their order. Leave a field empty to use our words, which you see in grey.',
    nl: 'Wat je site aan klanten schrijft, in de taal van de bestelling. Laat een veld leeg om onze woorden te gebruiken, die je in grijs ziet.',
  },
  language: { en: 'Language of the reader', nl: 'Taal van de lezer' },
  'language.en': { en: 'English', nl: 'Engels' },
  'language.nl': { en: 'Dutch', nl: 'Nederlands' },
  mayName: { en: 'In these words you may use {names}.', nl: 'In deze woorden mag je {names} gebruiken.' },
  isOn: { en: 'Send this letter', nl: 'Dit bericht versturen' },
  subject: { en: 'Subject', nl: 'Onderwerp' },
  intro: { en: 'First words', nl: 'Begin' },
  outro: { en: 'Last words', nl: 'Slot' },
  preview: { en: 'See a preview', nl: 'Voorbeeld bekijken' },
  reset: { en: 'Use our words again', nl: 'Weer onze woorden gebruiken' },
  save: { en: 'Save', nl: 'Opslaan' },
  saved: { en: 'Saved.', nl: 'Bewaard.' },
})
