import { messages } from '#platform/i18n'

export const contentMessages = messages({
  by: { en: 'By {name}', nl: 'Door {name}' },
  reading: {
    en: '{n, plural, one {# minute read} other {# minute read}}',
    nl: '{n, plural, one {# minuut lezen} other {# minuten lezen}}',
  },
  newer: { en: 'Newer', nl: 'Nieuwer' },
  older: { en: 'Older', nl: 'Ouder' },
  next: { en: 'Next', nl: 'Volgende' },
  previous: { en: 'Previous', nl: 'Vorige' },
  pages: { en: 'Pages', nl: 'Pagina’s' },
  page: { en: 'Page {n}', nl: 'Pagina {n}' },
  more: { en: 'More to read', nl: 'Verder lezen' },
  moreProjects: { en: 'More work', nl: 'Meer werk' },
  tagged: { en: 'Tagged', nl: 'Label' },
  category: { en: 'Category', nl: 'Categorie' },
  author: { en: 'Written by', nl: 'Geschreven door' },
  month: { en: 'From', nl: 'Uit' },
  all: { en: 'Show all', nl: 'Alles tonen' },
  tags: { en: 'Tags', nl: 'Labels' },
  categories: { en: 'Categories', nl: 'Categorieën' },
  authors: { en: 'Authors', nl: 'Auteurs' },
  archive: { en: 'Archive', nl: 'Archief' },
  empty: { en: 'Nothing has been published here yet.', nl: 'Hier is nog niets gepubliceerd.' },
  noneFound: { en: 'Nothing fits this choice.', nl: 'Niets past bij deze keuze.' },
  source: { en: 'First published at {place}', nl: 'Eerder verschenen op {place}' },
  feed: { en: 'Follow by RSS', nl: 'Volg via RSS' },
  carousel: { en: 'Scroll sideways for more', nl: 'Schuif opzij voor meer' },
  chooseCollection: { en: 'Choose a collection', nl: 'Kies een collectie' },
  untitled: { en: 'Untitled', nl: 'Zonder titel' },
  'problem.content.collection_missing': {
    en: 'This collection is not there any more. Reload the page to see the present list.',
    nl: 'Deze collectie is er niet meer. Laad de pagina opnieuw om de huidige lijst te zien.',
  },
  'problem.content.item_missing': {
    en: 'This item is not there any more. Reload the list to see what is.',
    nl: 'Dit item is er niet meer. Laad de lijst opnieuw om te zien wat er wel is.',
  },
  'problem.content.label_missing': {
    en: 'This tag or category is not there any more. Reload the list to see what is.',
    nl: 'Dit label of deze categorie is er niet meer. Laad de lijst opnieuw om te zien wat er wel is.',
  },
  'problem.content.author_missing': {
    en: 'This author is not there any more. Reload the list to see who is.',
    nl: 'Deze auteur is er niet meer. Laad de lijst opnieuw om te zien wie er wel is.',
  },
  'problem.content.feed_missing': {
    en: 'There is no feed at this address. Look on the site for the link to follow.',
    nl: 'Op dit adres staat geen feed. Zoek op de site naar de link om te volgen.',
  },
  'problem.content.site_map_missing': {
    en: 'This part of the site map is not there. Begin with /sitemap.xml.',
    nl: 'Dit deel van de sitemap bestaat niet. Begin bij /sitemap.xml.',
  },
  'problem.content.slug_taken': {
    en: 'The address /{slug} is taken. Choose another one.',
    nl: 'Het adres /{slug} is al in gebruik. Kies een ander adres.',
  },
  'problem.content.slug_reserved': {
    en: 'The address /{slug} belongs to the site itself. Choose another one.',
    nl: 'Het adres /{slug} is van de site zelf. Kies een ander adres.',
  },
  'problem.content.tag_exists': { en: 'Tag already exists', nl: 'Label bestaat al' },
  'problem.content.category_exists': { en: 'Category already exists', nl: 'Categorie bestaat al' },
  'problem.content.name_too_long': {
    en: 'This name is too long. Use {max} characters or fewer.',
    nl: 'Deze naam is te lang. Gebruik hoogstens {max} tekens.',
  },
  'problem.content.merge_into_itself': {
    en: 'A tag or category cannot be merged with itself. Choose another one.',
    nl: 'Een label of categorie kan niet met zichzelf worden samengevoegd. Kies een ander.',
  },
  'problem.content.merge_across': {
    en: 'These two do not belong to the same list. Choose two tags or two categories of one collection.',
    nl: 'Deze twee horen niet bij dezelfde lijst. Kies twee labels of twee categorieën van één collectie.',
  },
  'problem.content.collection_full': {
    en: 'A collection ordered by hand holds at most {max} items. Order it by date or title, or put this in another collection.',
    nl: 'Een collectie met eigen volgorde telt hoogstens {max} items. Orden op datum of titel, of gebruik een andere collectie.',
  },
  'problem.content.not_orderable': {
    en: 'This collection is ordered by date or title. Choose the manual order first, then drag items.',
    nl: 'Deze collectie is op datum of titel geordend. Kies eerst de eigen volgorde en versleep daarna.',
  },
  'problem.content.kinds_differ': {
    en: 'These items do not fit that kind of collection. Choose a collection of the same kind.',
    nl: 'Deze items passen niet bij dat soort collectie. Kies een collectie van dezelfde soort.',
  },
})
