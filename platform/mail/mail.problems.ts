import { problems } from '#platform/contract'
import { messages } from '#platform/i18n'

export const mailProblems = problems('mail', {
  recipientUnfit: ['invalid', () => 'A letter goes to one e-mail address, written like name@example.com.'],
  headerUnfit: [
    'invalid',
    (d: { field: string }) =>
      `The ${d.field} of a letter is one line of text. Leave out line breaks and control characters.`,
  ],
  serverUnreachable: [
    'broken',
    () => 'The mail server cannot be reached. The letter is kept and sent as soon as it can be.',
  ],
})

export const mailMessages = messages({
  'problem.mail.recipient_unfit': {
    en: 'A letter goes to one e-mail address, written like name@example.com.',
    nl: 'Een bericht gaat naar één e-mailadres, geschreven als naam@voorbeeld.nl.',
  },
  'problem.mail.header_unfit': {
    en: 'The {field} of a letter is one line of text. Leave out line breaks and control characters.',
    nl: 'Onderwerp en antwoordadres van een bericht zijn elk één regel tekst. Laat regeleinden en stuurtekens weg.',
  },
  'problem.mail.server_unreachable': {
    en: 'The mail server cannot be reached. The letter is kept and sent as soon as it can be.',
    nl: 'De mailserver is niet bereikbaar. Het bericht blijft bewaard en wordt verstuurd zodra het kan.',
  },
})
