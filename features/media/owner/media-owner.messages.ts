import { messages } from '#platform/i18n'

export const mediaOwnerMessages = messages({
  all: { en: 'Everything', nl: 'Alles' },
  alt: { en: 'Alternative text', nl: 'Alternatieve tekst' },
  altHint: {
    en: 'What someone who cannot see the picture should know.',
    nl: 'Wat iemand die de afbeelding niet ziet moet weten.',
  },
  audio: { en: 'Audio', nl: 'Audio' },
  choose: { en: 'Choose from the library', nl: 'Kies uit de bibliotheek' },
  credit: { en: 'Credit', nl: 'Bronvermelding' },
  details: { en: 'File', nl: 'Bestand' },
  empty: {
    en: 'Pictures and files of this site live here. Drop the first ones.',
    nl: 'Hier staan de afbeeldingen en bestanden van deze site. Sleep de eerste hierheen.',
  },
  file: { en: 'Files', nl: 'Bestanden' },
  image: { en: 'Pictures', nl: 'Afbeeldingen' },
  kind: { en: 'Kind', nl: 'Soort' },
  media: { en: 'Media', nl: 'Media' },
  missingAlt: { en: 'No alternative text', nl: 'Geen alternatieve tekst' },
  more: { en: 'Show more', nl: 'Meer tonen' },
  name: { en: 'Name', nl: 'Naam' },
  none: { en: 'Nothing here matches.', nl: 'Niets hier komt overeen.' },
  remove: { en: 'Delete file', nl: 'Bestand verwijderen' },
  removeLead: {
    en: 'Deleting a file cannot be undone.',
    nl: 'Een bestand verwijderen kan niet ongedaan worden gemaakt.',
  },
  removeTitle: { en: 'Delete “{name}”?', nl: '‘{name}’ verwijderen?' },
  replace: { en: 'Replace file', nl: 'Bestand vervangen' },
  save: { en: 'Save', nl: 'Opslaan' },
  saved: { en: 'Saved', nl: 'Opgeslagen' },
  search: { en: 'Search files', nl: 'Bestanden zoeken' },
  upload: { en: 'Upload', nl: 'Uploaden' },
  uploadFailed: { en: '{name}: {sentence}', nl: '{name}: {sentence}' },
  uploading: {
    en: '{n, plural, one {Uploading # file} other {Uploading # files}}',
    nl: '{n, plural, one {# bestand uploaden} other {# bestanden uploaden}}',
  },
  video: { en: 'Video', nl: 'Video' },
})
