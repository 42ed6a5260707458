import { messages } from '#platform/i18n'

export const blockNameMessages = messages({
  header: { en: 'Header', nl: 'Koptekst' },
  footer: { en: 'Footer', nl: 'Voettekst' },
  html: { en: 'Text', nl: 'Tekst' },
  image: { en: 'Image', nl: 'Afbeelding' },
  button: { en: 'Button', nl: 'Knop' },
  quote: { en: 'Quote', nl: 'Citaat' },
  code: { en: 'Code', nl: 'Code' },
  markdown: { en: 'Markdown', nl: 'Markdown' },
  embed: { en: 'Embed', nl: 'Insluiten' },
  'horizontal-rule': { en: 'Line', nl: 'Lijn' },
  spacer: { en: 'Space', nl: 'Witruimte' },
  'summary-v2': { en: 'Summary', nl: 'Overzicht' },
  'collection-link': { en: 'Collection link', nl: 'Link naar verzameling' },
  archive: { en: 'Archive', nl: 'Archief' },
  'tag-cloud': { en: 'Tag cloud', nl: 'Labelwolk' },
  search: { en: 'Search', nl: 'Zoeken' },
  navigation: { en: 'Navigation', nl: 'Navigatie' },
  'social-links': { en: 'Social links', nl: 'Sociale links' },
  logo: { en: 'Logo', nl: 'Logo' },
  rss: { en: 'RSS', nl: 'RSS' },
})
