import { messages } from '#platform/i18n'

export const reviewsOwnerMessages = messages({
  reviews: { en: 'Reviews', nl: 'Beoordelingen' },
  lead: {
    en: 'What buyers say. Only what you approve stands with your products.',
    nl: 'Wat kopers zeggen. Alleen wat je goedkeurt staat bij je producten.',
  },
  asksBuyers: { en: 'Ask buyers for a review', nl: 'Kopers om een beoordeling vragen' },
  asksBuyersHint: {
    en: 'Two weeks after an order was delivered its buyer gets one letter with a link for each product.',
    nl: 'Twee weken na levering krijgt de koper één bericht met een link per product.',
  },
  status: { en: 'Status', nl: 'Status' },
  pending: { en: 'Waiting', nl: 'Wachtend' },
  approved: { en: 'Approved', nl: 'Goedgekeurd' },
  hidden: { en: 'Hidden', nl: 'Verborgen' },
  emptyPending: { en: 'Nothing waits for you.', nl: 'Er wacht niets op je.' },
  emptyApproved: { en: 'No approved reviews yet.', nl: 'Nog geen goedgekeurde beoordelingen.' },
  emptyHidden: { en: 'Nothing is hidden.', nl: 'Er is niets verborgen.' },
  approve: { en: 'Approve', nl: 'Goedkeuren' },
  hide: { en: 'Hide', nl: 'Verbergen' },
  answer: { en: 'Answer', nl: 'Antwoorden' },
  answerTo: { en: 'Answer to {name}', nl: 'Antwoord aan {name}' },
  answerHint: {
    en: 'Stands under the review, for everybody to read.',
    nl: 'Staat onder de beoordeling, voor iedereen te lezen.',
  },
  save: { en: 'Save answer', nl: 'Antwoord opslaan' },
  saved: { en: 'Your answer is saved.', nl: 'Je antwoord is opgeslagen.' },
  cancel: { en: 'Cancel', nl: 'Annuleren' },
  export: { en: 'Export as CSV', nl: 'Exporteren als CSV' },
  import: { en: 'Import reviews', nl: 'Beoordelingen importeren' },
  importHint: {
    en: 'A CSV file with the columns product_handle (or sku or product_title), rating, author, body and created_at, as Shopify and most services for reviews write it.',
    nl: 'Een CSV-bestand met de kolommen product_handle (of sku of product_title), rating, author, body en created_at, zoals Shopify en de meeste beoordelingsdiensten het schrijven.',
  },
  importNow: {
    en: 'Import {n, plural, one {one review} other {# reviews}}',
    nl: '{n, plural, one {Eén beoordeling} other {# beoordelingen}} importeren',
  },
  imported: {
    en: '{n, plural, one {One review is} other {# reviews are}} imported.',
    nl: '{n, plural, one {Eén beoordeling is} other {# beoordelingen zijn}} geïmporteerd.',
  },
  foundRows: {
    en: '{added} new, {same} here already, {refused} that cannot be read.',
    nl: '{added} nieuw, {same} al aanwezig, {refused} niet te lezen.',
  },
  foundRow: { en: 'Row {row} ({title}): {why}', nl: 'Rij {row} ({title}): {why}' },
  foundMore: { en: 'And {n} more.', nl: 'En nog {n}.' },
  noProduct: { en: 'no product here has this name.', nl: 'geen product hier heet zo.' },
  noRating: {
    en: 'the rating is not a whole number from 1 to 5.',
    nl: 'de beoordeling is geen heel getal van 1 tot 5.',
  },
  shortened: { en: 'the text is cut at 1,500 characters.', nl: 'de tekst wordt afgekort tot 1.500 tekens.' },
  on: { en: 'on {title}', nl: 'bij {title}' },
  stars: { en: '{n} of 5 stars', nl: '{n} van 5 sterren' },
  blockProduct: {
    en: 'Shows the reviews of the product of its page.',
    nl: 'Toont de beoordelingen van het product van de pagina.',
  },
  limit: { en: 'How many', nl: 'Hoeveel' },
})
