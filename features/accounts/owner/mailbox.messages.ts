import { messages } from '#platform/i18n'

export const mailboxMessages = messages({
  at: { en: 'Written', nl: 'Geschreven' },
  empty: {
    en: 'No letters yet. What is sent by mail appears here.',
    nl: 'Nog geen berichten. Wat per mail wordt verstuurd, verschijnt hier.',
  },
  failed: { en: 'Failed', nl: 'Mislukt' },
  letters: { en: 'Letters', nl: 'Berichten' },
  mailbox: { en: 'Kept here', nl: 'Hier bewaard' },
  queued: { en: 'Waiting', nl: 'In de wachtrij' },
  sent: { en: 'Sent', nl: 'Verzonden' },
  state: { en: 'Status', nl: 'Status' },
  subject: { en: 'Subject', nl: 'Onderwerp' },
  to: { en: 'To', nl: 'Aan' },
})
