import { messages } from '#platform/i18n'

export const galleryMessages = messages({
  gallery: { en: 'Pictures', nl: 'Afbeeldingen' },
  empty: { en: 'Add pictures to this gallery', nl: 'Voeg afbeeldingen toe aan deze galerij' },
  emptyCollection: {
    en: 'Nothing with a picture has been published in this collection yet.',
    nl: 'In deze collectie is nog niets met een afbeelding gepubliceerd.',
  },
  goneCollection: {
    en: 'The collection of this gallery is not there any more. Choose another one.',
    nl: 'De collectie van deze galerij bestaat niet meer. Kies een andere.',
  },
  unchosenCollection: { en: 'Choose the collection of this gallery', nl: 'Kies de collectie van deze galerij' },
  emptyProducts: {
    en: 'None of these products is for visitors to see and has a picture yet.',
    nl: 'Geen van deze producten is al voor bezoekers te zien en heeft een afbeelding.',
  },
  goneProducts: {
    en: 'The products page or category of this gallery is not there any more. Choose another one.',
    nl: 'De productenpagina of categorie van deze galerij bestaat niet meer. Kies een andere.',
  },
  unchosenProducts: { en: 'Choose the products of this gallery', nl: 'Kies de producten van deze galerij' },
  position: { en: '{n} of {count}', nl: '{n} van {count}' },
  open: { en: 'Enlarge picture {n} of {count}', nl: 'Afbeelding {n} van {count} vergroten' },
  previous: { en: 'Previous picture', nl: 'Vorige afbeelding' },
  next: { en: 'Next picture', nl: 'Volgende afbeelding' },
  pause: { en: 'Stop the slideshow', nl: 'Diavoorstelling stoppen' },
  show: { en: 'Show picture {n} of {count}', nl: 'Afbeelding {n} van {count} tonen' },
  thumbnails: { en: 'All pictures', nl: 'Alle afbeeldingen' },
  failed: {
    en: 'This picture could not be loaded. Check your internet connection and try again.',
    nl: 'Deze afbeelding kon niet worden geladen. Controleer je internetverbinding en probeer het opnieuw.',
  },
  lightbox: { en: 'Pictures, enlarged', nl: 'Afbeeldingen, vergroot' },
  close: { en: 'Close', nl: 'Sluiten' },
  zoom: { en: 'Zoom in or out', nl: 'In- of uitzoomen' },
  share: { en: 'Share', nl: 'Delen' },
  copied: { en: 'The address of this picture has been copied.', nl: 'Het adres van deze afbeelding is gekopieerd.' },
  download: { en: 'Download', nl: 'Downloaden' },
  filters: { en: 'Show pictures tagged', nl: 'Toon afbeeldingen met label' },
  all: { en: 'All', nl: 'Alles' },
  more: { en: 'More pictures', nl: 'Meer afbeeldingen' },
})
