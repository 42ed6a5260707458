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
  answerHint: { en: 'Stands under the review, for everybody to read.', nl: 'Staat onder de beoordeling, voor iedereen te lezen.' },
  save: { en: 'Save answer', nl: 'Antwoord opslaan' },
  saved: { en: 'Your answer is saved.', nl: 'Je antwoord is opgeslagen.' },
  cancel: { en: 'Cancel', nl: 'Annuleren' },
  on: { en: 'on {title}', nl: 'bij {title}' },
  stars: { en: '{n} of 5 stars', nl: '{n} van 5 sterren' },
  blockProduct: { en: 'Shows the reviews of the product of its page.', nl: 'Toont de beoordelingen van het product van de pagina.' },
  limit: { en: 'How many', nl: 'Hoeveel' },
})
