import { messages } from '#platform/i18n'

export const memberEmails = messages({
  'join.title': { en: 'Finish your account at {site}', nl: 'Rond je account bij {site} af' },
  'join.said': {
    en: 'Someone, probably you, wants an account with this address.',
    nl: 'Iemand, waarschijnlijk jij, wil een account met dit adres.',
  },
  'join.button': { en: 'Create account', nl: 'Account aanmaken' },
  'join.note': {
    en: 'The link works for a day. Was it not you? Then do nothing.',
    nl: 'De link werkt een dag. Was jij het niet? Dan hoef je niets te doen.',
  },
  'known.title': { en: 'You already have an account at {site}', nl: 'Je hebt al een account bij {site}' },
  'known.said': {
    en: 'Someone, probably you, wanted an account with this address. There is one already: sign in, or choose a new password.',
    nl: 'Iemand, waarschijnlijk jij, wilde een account met dit adres. Dat is er al: log in, of kies een nieuw wachtwoord.',
  },
  'known.button': { en: 'Sign in', nl: 'Inloggen' },
  'known.note': { en: 'Was it not you? Then do nothing.', nl: 'Was jij het niet? Dan hoef je niets te doen.' },
  'reset.title': { en: 'Choose a new password', nl: 'Kies een nieuw wachtwoord' },
  'reset.said': {
    en: 'Someone, probably you, forgot the password of your account at {site}.',
    nl: 'Iemand, waarschijnlijk jij, is het wachtwoord van je account bij {site} vergeten.',
  },
  'reset.button': { en: 'Choose password', nl: 'Wachtwoord kiezen' },
  'reset.note': {
    en: 'The link works for an hour. Was it not you? Then do nothing.',
    nl: 'De link werkt een uur. Was jij het niet? Dan hoef je niets te doen.',
  },
  'email.title': { en: 'Confirm your new address', nl: 'Bevestig je nieuwe adres' },
  'email.said': {
    en: 'Use this address for your account at {site}?',
    nl: 'Dit adres gebruiken voor je account bij {site}?',
  },
  'email.button': { en: 'Use this address', nl: 'Dit adres gebruiken' },
  'email.note': {
    en: 'The link works for a day. Was it not you? Then do nothing.',
    nl: 'De link werkt een dag. Was jij het niet? Dan hoef je niets te doen.',
  },
  'emailTaken.title': { en: 'This address already has an account', nl: 'Dit adres heeft al een account' },
  'emailTaken.said': {
    en: 'Someone, probably you, wanted to use this address for another account at {site}. It already belongs to one.',
    nl: 'Iemand, waarschijnlijk jij, wilde dit adres voor een ander account bij {site} gebruiken. Het hoort al bij een account.',
  },
  'changed.title': { en: 'Your account at {site} has changed', nl: 'Je account bij {site} is gewijzigd' },
  'changed.password': {
    en: 'The password of your account was changed just now.',
    nl: 'Het wachtwoord van je account is zojuist gewijzigd.',
  },
  'changed.email': { en: 'From now on you sign in with {email}.', nl: 'Vanaf nu log je in met {email}.' },
  'changed.note': {
    en: 'Was it not you? Choose a new password at once, or write to the owner of the site.',
    nl: 'Was jij het niet? Kies meteen een nieuw wachtwoord, of schrijf de eigenaar van de site.',
  },
})
