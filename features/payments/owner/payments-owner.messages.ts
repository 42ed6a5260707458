import { messages } from '#platform/i18n'

export const paymentsOwnerMessages = messages({
  payments: { en: 'Payments', nl: 'Betalen' },
  lead: { en: 'How your customers pay.', nl: 'Hoe je klanten betalen.' },
  on: { en: 'Offer this way to pay', nl: 'Deze betaalwijze aanbieden' },
  'offered.now': {
    en: 'At the checkout your customers choose from: {ways}.',
    nl: 'Bij het afrekenen kiezen je klanten uit: {ways}.',
  },
  'offered.none': {
    en: 'Your customers cannot pay: no way to pay is offered. Only what costs nothing can be ordered.',
    nl: 'Je klanten kunnen niet betalen: er is geen betaalwijze aangeboden. Alleen wat niets kost, is te bestellen.',
  },
  'offered.test': {
    en: 'Whoever chooses the test card orders without paying.',
    nl: 'Wie de testkaart kiest, bestelt zonder te betalen.',
  },
  'then.now': {
    en: 'Once you save, your customers choose from: {ways}.',
    nl: 'Zodra je opslaat, kiezen je klanten uit: {ways}.',
  },
  'then.none': {
    en: 'Once you save, your customers cannot pay at all.',
    nl: 'Zodra je opslaat, kunnen je klanten helemaal niet betalen.',
  },
  'then.testGoes': {
    en: 'The test card goes: it is there until you offer another way to pay. To keep both, save it switched on.',
    nl: 'De testkaart verdwijnt: die is er zolang je niets anders aanbiedt. Wil je beide, sla de testkaart dan op als aangeboden.',
  },
  'then.testComes': {
    en: 'The test card comes back, because nothing else is offered then: orders are not really paid.',
    nl: 'De testkaart komt terug, omdat er dan niets anders is: bestellingen worden niet echt betaald.',
  },
  testMode: { en: 'Test mode', nl: 'Testmodus' },
  'test.lead': {
    en: 'Plays a payment company, so that you can try your shop. No money moves. Card 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks for approval.',
    nl: 'Speelt een betaalbedrijf, zodat je je winkel kunt proberen. Er gaat geen geld om. Kaart 4242 4242 4242 4242 betaalt, 4000 0000 0000 0002 wordt geweigerd, 4000 0027 6000 3184 vraagt om goedkeuring.',
  },
  'stripe.lead': {
    en: 'Cards, iDEAL and more through your own account at Stripe. Its keys are kept sealed and never shown again.',
    nl: 'Kaarten, iDEAL en meer via je eigen account bij Stripe. De sleutels worden verzegeld bewaard en nooit meer getoond.',
  },
  'manual.lead': {
    en: 'Bank transfer or paying on pickup. You say when the money is there.',
    nl: 'Overschrijven of betalen bij het afhalen. Jij geeft aan wanneer het geld binnen is.',
  },
  title: { en: 'Name at the checkout', nl: 'Naam bij het afrekenen' },
  instructions: { en: 'How to pay', nl: 'Zo wordt betaald' },
  'instructions.hint': {
    en: 'Stands with the order and in its letter: account number, address, opening hours.',
    nl: 'Staat bij de bestelling en in het bericht: rekeningnummer, adres, openingstijden.',
  },
  'instructions.none': {
    en: 'While this is empty your customers have to ask you how to pay. It stands with the order and in its letter: account number, address, opening hours.',
    nl: 'Zolang dit leeg is, moeten je klanten je vragen hoe ze betalen. Het staat bij de bestelling en in het bericht: rekeningnummer, adres, openingstijden.',
  },
  publishableKey: { en: 'Publishable key', nl: 'Publiceerbare sleutel' },
  secretKey: { en: 'Secret key', nl: 'Geheime sleutel' },
  webhookSecret: { en: 'Signing secret of the webhook', nl: 'Ondertekeningsgeheim van de webhook' },
  webhookUrl: { en: 'Address of the webhook, to enter at Stripe', nl: 'Adres van de webhook, in te vullen bij Stripe' },
  kept: {
    en: 'Kept, ends in {end}. Leave empty to keep it.',
    nl: 'Bewaard, eindigt op {end}. Laat leeg om te behouden.',
  },
  capture: { en: 'When is the money taken?', nl: 'Wanneer wordt het geld geïnd?' },
  'capture.now': { en: 'At once', nl: 'Meteen' },
  'capture.later': {
    en: 'When I say so: it is only held at first',
    nl: 'Wanneer ik het aangeef: eerst alleen gereserveerd',
  },
  save: { en: 'Save', nl: 'Opslaan' },
  saved: { en: 'Saved.', nl: 'Bewaard.' },
})
