import { messages } from '#platform/i18n'

export const assetUsesMessages = messages({
  faviconAssetId: { en: 'Browser icon of the site', nl: 'Browserpictogram van de site' },
  footer: { en: 'Footer', nl: 'Voettekst' },
  header: { en: 'Header', nl: 'Koptekst' },
  inDraft: { en: 'in the draft', nl: 'in het concept' },
  inPublished: { en: 'visitors see it', nl: 'bezoekers zien het' },
  inTrash: { en: 'in the trash', nl: 'in de prullenbak' },
  logoAssetId: { en: 'Logo of the site', nl: 'Logo van de site' },
  more: {
    en: '{n, plural, one {and # more place} other {and # more places}}',
    nl: '{n, plural, one {en nog # plek} other {en nog # plekken}}',
  },
  nowhere: { en: 'It is shown nowhere on the site.', nl: 'Het wordt nergens op de site getoond.' },
  shown: {
    en: '{n, plural, one {It is shown in one place, which stays empty without it:} other {It is shown in # places, which stay empty without it:}}',
    nl: '{n, plural, one {Het wordt op één plek getoond; die blijft zonder dit bestand leeg:} other {Het wordt op # plekken getoond; die blijven zonder dit bestand leeg:}}',
  },
  socialImageAssetId: { en: 'Picture for shared links', nl: 'Afbeelding voor gedeelde links' },
  styles: { en: 'Design', nl: 'Vormgeving' },
  untitled: { en: 'Untitled', nl: 'Zonder titel' },
})
