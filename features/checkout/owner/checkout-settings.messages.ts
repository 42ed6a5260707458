import { messages } from '#platform/i18n'

export const checkoutSettingsMessages = messages({
  title: { en: 'Checkout', nl: 'Afrekenen' },
  lead: {
    en: 'How your customers get from the cart to an order.',
    nl: 'Hoe je klanten van winkelwagentje naar bestelling komen.',
  },
  ordering: { en: 'Ordering', nl: 'Bestellen' },
  express: { en: 'Express checkout', nl: 'Snel afrekenen' },
  'express.hint': {
    en: 'What is added goes straight to the checkout, and wallets stand above all other ways to pay.',
    nl: 'Wat wordt toegevoegd gaat meteen naar de kassa, en wallets staan boven alle andere betaalwijzen.',
  },
  minimum: { en: 'Smallest order', nl: 'Kleinste bestelling' },
  'minimum.hint': {
    en: 'What the goods of an order are worth at least. Leave empty where any order will do.',
    nl: 'Wat de artikelen van een bestelling minstens waard zijn. Laat leeg als elke bestelling goed is.',
  },
  left: { en: 'Carts that are left', nl: 'Achtergelaten winkelwagentjes' },
  'left.lead': {
    en: 'Whoever gave their e-mail address at the checkout and went away gets one letter, with a link back and one to refuse more.',
    nl: 'Wie bij de kassa een e-mailadres gaf en wegging, krijgt één bericht, met een link terug en een om er verder vanaf te zien.',
  },
  isOn: { en: 'Write to them', nl: 'Schrijf ze een bericht' },
  hours: { en: 'After so many hours without a change', nl: 'Na zoveel uur zonder wijziging' },
  words: { en: 'Change its words', nl: 'Wijzig de tekst' },
  save: { en: 'Save', nl: 'Opslaan' },
  saved: { en: 'Saved.', nl: 'Bewaard.' },
  questions: { en: 'Questions', nl: 'Vragen' },
  'questions.lead': {
    en: 'What you want to know with every order. The answers stand with the order and in the export.',
    nl: 'Wat je bij elke bestelling wilt weten. De antwoorden staan bij de bestelling en in de export.',
  },
  'questions.title': { en: 'Above the questions', nl: 'Boven de vragen' },
})
