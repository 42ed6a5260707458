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
  'problem.galleries.too_many_addresses': {
    en: 'These are {n} addresses; {most} galleries at most are copied at once. Take some away, and copy them afterwards.',
    nl: 'Dit zijn {n} adressen; hoogstens {most} galerijen tegelijk worden gekopieerd. Haal er een paar weg en kopieer die daarna.',
  },
  'problem.galleries.gallery_missing': {
    en: 'This gallery is not saved yet, or was taken off the page. Wait a moment and try again.',
    nl: 'Deze galerij is nog niet bewaard, of staat niet meer op de pagina. Wacht even en probeer het opnieuw.',
  },
  'problem.galleries.is_copying': {
    en: 'Pictures are being copied into this gallery. Wait until that has ended, or stop it.',
    nl: 'Er worden al afbeeldingen naar deze galerij gekopieerd. Wacht tot dat klaar is, of stop het.',
  },
  'problem.galleries.copy_missing': {
    en: 'There is no such copy on this site.',
    nl: 'Deze kopie bestaat niet op deze site.',
  },
  'problem.galleries.no_feed': {
    en: 'This is not a public gallery of SmugMug. Open the gallery without signing in, copy its address from there, and check that its feeds are allowed.',
    nl: 'Dit is geen openbare galerij van SmugMug. Open de galerij zonder in te loggen, kopieer daar het adres, en kijk of de feeds van de galerij aan staan.',
  },
  'problem.galleries.no_pictures': {
    en: 'There are no pictures in this gallery. Check on SmugMug that it is public and holds pictures.',
    nl: 'In deze galerij staan geen afbeeldingen. Kijk op SmugMug of hij openbaar is en afbeeldingen bevat.',
  },
  'problem.galleries.is_full': {
    en: 'A gallery holds {most} pictures: those that come after it is full are left out.',
    nl: 'In een galerij passen {most} afbeeldingen: wat daarna komt wordt weggelaten.',
  },
  'problem.galleries.stopped': {
    en: 'The copying stopped for a reason on our side. What was copied stays; copy again, and what is missing follows.',
    nl: 'Het kopiëren stopte door een fout aan onze kant. Wat gekopieerd is blijft; kopieer opnieuw, dan volgt wat ontbreekt.',
  },
  'problem.galleries.taken': {
    en: 'The gallery was taken off the page while pictures were copied into it. Those that came lie in the library.',
    nl: 'De galerij is van de pagina gehaald terwijl er afbeeldingen naartoe werden gekopieerd. Wat al binnen was, staat in de bibliotheek.',
  },
})
