import { messages } from '../../i18n/index.ts'

export const formsMessages = messages({
  address: {
    en: 'This is not a web address. It begins with https://',
    nl: 'Dit is geen webadres. Het begint met https://',
  },
  discard: { en: 'Discard changes', nl: 'Wijzigingen verwerpen' },
  email: { en: 'This is not an email address.', nl: 'Dit is geen e-mailadres.' },
  invalid: { en: 'This cannot be used here. Change it.', nl: 'Dit kan hier niet. Pas het aan.' },
  keepEditing: { en: 'Keep editing', nl: 'Verder bewerken' },
  least: { en: 'This must be {n} or more.', nl: 'Dit moet {n} of meer zijn.' },
  leave: { en: 'Leave without saving', nl: 'Weggaan zonder opslaan' },
  leaveText: {
    en: 'What you changed here is not saved yet.',
    nl: 'Wat je hier hebt gewijzigd is nog niet opgeslagen.',
  },
  leaveTitle: { en: 'Leave without saving?', nl: 'Weggaan zonder opslaan?' },
  most: { en: 'This must be {n} or less.', nl: 'Dit mag niet meer dan {n} zijn.' },
  othersSaved: {
    en: 'Someone else saved this in the meantime. What you changed is still here; everything else is up to date.',
    nl: 'Iemand anders heeft dit intussen opgeslagen. Wat jij hebt gewijzigd staat er nog; al het andere is bijgewerkt.',
  },
  required: { en: 'This is required.', nl: 'Dit is verplicht.' },
  tooHigh: { en: 'This is too high.', nl: 'Dit is te hoog.' },
  tooLong: {
    en: 'At most {n, plural, one {# character} other {# characters}}.',
    nl: 'Hoogstens {n, plural, one {# teken} other {# tekens}}.',
  },
  tooLow: { en: 'This is too low.', nl: 'Dit is te laag.' },
  tooMany: { en: 'At most {n}.', nl: 'Hoogstens {n}.' },
  tooShort: {
    en: 'At least {n, plural, one {# character} other {# characters}}.',
    nl: 'Minstens {n, plural, one {# teken} other {# tekens}}.',
  },
  whole: { en: 'This must be a whole number.', nl: 'Dit moet een heel getal zijn.' },
  wrong: {
    en: '{n, plural, one {One field needs} other {# fields need}} your attention.',
    nl: '{n, plural, one {Eén veld vraagt} other {# velden vragen}} je aandacht.',
  },
})
