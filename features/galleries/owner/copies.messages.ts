import { messages } from '#platform/i18n'

export const copiesOwnerMessages = messages({
  copy: { en: 'Copy from SmugMug', nl: 'Kopieer van SmugMug' },
  title: { en: 'Copy pictures from SmugMug', nl: 'Kopieer afbeeldingen van SmugMug' },
  lead: {
    en: 'Public galleries alone. Their pictures come into your library in the largest size that SmugMug gives, with their captions. Copying again adds what is new.',
    nl: 'Alleen openbare galerijen. De afbeeldingen komen in je bibliotheek, zo groot als SmugMug ze geeft en met hun bijschriften. Opnieuw kopiëren voegt toe wat nieuw is.',
  },
  addresses: { en: 'Addresses of galleries, one a line', nl: 'Adressen van galerijen, één per regel' },
  count: {
    en: '{n, plural, =0 {{most} galleries at most} one {# gallery of {most} at most} other {# galleries of {most} at most}}',
    nl: '{n, plural, =0 {Hoogstens {most} galerijen} one {# galerij van hoogstens {most}} other {# galerijen van hoogstens {most}}}',
  },
  start: { en: 'Copy', nl: 'Kopieer' },
  cancel: { en: 'Cancel', nl: 'Annuleer' },
  stop: { en: 'Stop', nl: 'Stop' },
  hide: { en: 'Hide', nl: 'Verberg' },
  reading: { en: 'Looking into gallery {n} of {all}', nl: 'Galerij {n} van {all} bekijken' },
  copying: { en: 'Copying picture {n} of {all}', nl: 'Afbeelding {n} van {all} kopiëren' },
  added: {
    en: '{n, plural, =0 {No picture was added.} one {# picture was added.} other {# pictures were added.}}',
    nl: '{n, plural, =0 {Er is geen afbeelding toegevoegd.} one {Er is # afbeelding toegevoegd.} other {Er zijn # afbeeldingen toegevoegd.}}',
  },
  present: {
    en: '{n, plural, one {# stood here already.} other {# stood here already.}}',
    nl: '{n, plural, one {# stond er al.} other {# stonden er al.}}',
  },
  stopped: { en: 'The copying was stopped.', nl: 'Het kopiëren is gestopt.' },
  failed: {
    en: '{n, plural, one {This could not be copied:} other {These # could not be copied:}}',
    nl: '{n, plural, one {Dit kon niet worden gekopieerd:} other {Deze # konden niet worden gekopieerd:}}',
  },
})
