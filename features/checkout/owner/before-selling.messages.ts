import { messages } from '#platform/i18n'

export const beforeSellingMessages = messages({
  title: { en: 'Before the first sale', nl: 'Voor de eerste verkoop' },
  lead: {
    en: 'What a shop needs before it takes money. In which order you do it does not matter.',
    nl: 'Wat een winkel nodig heeft voordat er echt betaald wordt. De volgorde maakt niet uit.',
  },
  done: { en: 'Done', nl: 'Gedaan' },
  open: { en: 'To do', nl: 'Nog te doen' },
  products: { en: 'Products', nl: 'Producten' },
  'products.open': {
    en: 'Add what you sell, or import it from another shop.',
    nl: 'Voeg toe wat je verkoopt, of importeer het uit een andere winkel.',
  },
  'products.done': { en: 'There is something to buy.', nl: 'Er is iets te koop.' },
  taxes: { en: 'Taxes', nl: 'Belastingen' },
  'taxes.open': {
    en: 'Say where your shop is, and start with the rates of your country.',
    nl: 'Geef aan waar je winkel zit, en begin met de tarieven van je land.',
  },
  'taxes.done': { en: 'It is known what is charged, and where.', nl: 'Het is bekend wat er geldt, en waar.' },
  shipping: { en: 'Shipping', nl: 'Verzending' },
  'shipping.open': {
    en: 'Say where you deliver and what that costs, or where customers collect. Until then nothing can be sent; downloads, services and gift cards can be sold.',
    nl: 'Geef aan waar je bezorgt en wat dat kost, of waar klanten afhalen. Tot dan kan er niets worden verstuurd; downloads, diensten en cadeaubonnen kun je wel verkopen.',
  },
  'shipping.done': {
    en: 'Customers can have it delivered, or collect it.',
    nl: 'Klanten kunnen het laten bezorgen of afhalen.',
  },
  payments: { en: 'Payments', nl: 'Betalingen' },
  'payments.open': {
    en: 'Your shop is in test mode: no money moves. Turn on Stripe, or payments that come by themselves, such as a bank transfer.',
    nl: 'Je winkel staat in de testmodus: er wordt niets afgeschreven. Zet Stripe aan, of betalingen die vanzelf komen, zoals een overschrijving.',
  },
  'payments.done': { en: 'Customers can pay.', nl: 'Klanten kunnen betalen.' },
})
