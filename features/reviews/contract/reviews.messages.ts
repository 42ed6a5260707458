import { messages } from '#platform/i18n'

/** What buyers and visitors read. */
export const reviewMessages = messages({
  title: { en: 'Rate your purchase', nl: 'Beoordeel je aankoop' },
  lead: {
    en: 'You bought this at {site}. What do you think of it?',
    nl: 'Je kocht dit bij {site}. Wat vind je ervan?',
  },
  rating: { en: 'Rating (required)', nl: 'Beoordeling (vereist)' },
  stars: { en: '{n, plural, one {# star} other {# stars}}', nl: '{n, plural, one {# ster} other {# sterren}}' },
  body: { en: 'Describe your experience', nl: 'Beschrijf je ervaring' },
  left: { en: '{n} characters left', nl: 'Nog {n} tekens' },
  send: { en: 'Send review', nl: 'Beoordeling versturen' },
  thanks: { en: 'Thank you for your feedback', nl: 'Bedankt voor je feedback' },
  thanksLead: {
    en: 'The shop reads it before it appears.',
    nl: 'De winkel leest je beoordeling voordat die verschijnt.',
  },
  others: { en: 'Review your other purchases too', nl: 'Beoordeel ook je andere aankopen' },
  done: { en: 'You have already reviewed this purchase', nl: 'Je hebt deze aankoop al beoordeeld' },
  expired: { en: 'Your request for a review has expired', nl: 'Je beoordelingsverzoek is verlopen' },
  expiredLead: { en: 'The link in the letter works for 120 days.', nl: 'De link in de e-mail werkt 120 dagen.' },
  nothing: { en: 'There is nothing to review', nl: 'Er is niets om te beoordelen' },
  nothingLead: { en: 'What you bought is no longer in the shop.', nl: 'Wat je kocht is niet meer in de winkel.' },
  home: { en: 'To the shop', nl: 'Naar de winkel' },
  failed: { en: 'Something went wrong', nl: 'Er is iets fout gegaan' },
  failedLead: { en: 'Try to send your review again', nl: 'Probeer je beoordeling opnieuw in te dienen' },
  reviews: { en: 'Reviews', nl: 'Beoordelingen' },
  average: {
    en: '{average} of 5 · {n, plural, one {# review} other {# reviews}}',
    nl: '{average} van 5 · {n, plural, one {# beoordeling} other {# beoordelingen}}',
  },
  ofFive: { en: '{n} of 5 stars', nl: '{n} van 5 sterren' },
  anonymous: { en: 'A customer', nl: 'Een klant' },
  answer: { en: 'Answer of {site}', nl: 'Antwoord van {site}' },
  'letter.name': { en: 'Request for a review', nl: 'Vraag om een beoordeling' },
  'letter.always': {
    en: 'Whether buyers are asked for a review is chosen under Reviews.',
    nl: 'Of kopers om een beoordeling wordt gevraagd, kies je bij Beoordelingen.',
  },
  'letter.subject': { en: 'How do you like it?', nl: 'Hoe bevalt je aankoop?' },
  'letter.intro': {
    en: "Two weeks ago your order '{'number'}' from '{'shop'}' was delivered. Would you rate what you bought? Other customers will be glad of it.",
    nl: "Twee weken geleden is je bestelling '{'number'}' van '{'shop'}' bezorgd. Wil je beoordelen wat je kocht? Andere klanten zijn er blij mee.",
  },
  'letter.button': { en: 'Rate your purchase', nl: 'Beoordeel je aankoop' },
  'letter.outro': {
    en: 'We ask once. The link works for 120 days.',
    nl: 'We vragen het één keer. De link werkt 120 dagen.',
  },
  'problem.reviews.rating_missing': { en: 'Select a star rating', nl: 'Selecteer een sterbeoordeling' },
  'problem.reviews.too_long': {
    en: 'A review takes at most {most} characters. Make it shorter.',
    nl: 'Een beoordeling telt hooguit {most} tekens. Maak haar korter.',
  },
  'problem.reviews.request_expired': {
    en: 'Your request for a review has expired',
    nl: 'Je beoordelingsverzoek is verlopen',
  },
  'problem.reviews.already_reviewed': {
    en: 'You have already reviewed this purchase',
    nl: 'Je hebt deze aankoop al beoordeeld',
  },
  'problem.reviews.purchase_missing': {
    en: 'This is not among what you bought.',
    nl: 'Dit hoort niet bij wat je kocht.',
  },
  'problem.reviews.not_reviews': {
    en: 'This file holds no reviews. It needs a column “rating” and one that names the product: “product_handle”, “sku” or “product_title”.',
    nl: 'Dit bestand bevat geen beoordelingen. Er moet een kolom ‘rating’ in staan en een die het product noemt: ‘product_handle’, ‘sku’ of ‘product_title’.',
  },
  'problem.reviews.review_missing': { en: 'There is no such review.', nl: 'Die beoordeling is er niet.' },
})
