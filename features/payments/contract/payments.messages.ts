import { messages } from '#platform/i18n'

export const paymentsMessages = messages({
  'provider.test': { en: 'Test gateway', nl: 'Testbetaling' },
  'provider.stripe': { en: 'Card and more (Stripe)', nl: 'Kaart en meer (Stripe)' },
  'provider.manual': { en: 'Bank transfer or on pickup', nl: 'Overschrijving of bij afhalen' },
  'option.test': { en: 'Test card', nl: 'Testkaart' },
  'option.test.description': { en: 'Test mode: nothing is charged.', nl: 'Testmodus: er wordt niets afgeschreven.' },
  'option.stripe': { en: 'Card, iDEAL and more', nl: 'Kaart, iDEAL en meer' },
  'option.stripe.description': { en: 'You pay safely through Stripe.', nl: 'Je betaalt veilig via Stripe.' },
  'howToPay.ask': {
    en: 'Ask the shop how to pay: answer the message about your order.',
    nl: 'Vraag de winkel hoe je betaalt: beantwoord het bericht over je bestelling.',
  },
  'option.manual': { en: 'Bank transfer', nl: 'Overschrijving' },
  'option.manual.description': {
    en: 'You receive our details with the order.',
    nl: 'Je krijgt onze gegevens bij de bestelling.',
  },
  'declined.declined': {
    en: 'The bank declined the card. Try another card or another way to pay.',
    nl: 'De bank heeft de kaart geweigerd. Probeer een andere kaart of een andere betaalwijze.',
  },
  'declined.insufficient_funds': {
    en: 'There is not enough money on the card. Try another one.',
    nl: 'Er staat niet genoeg geld op de kaart. Probeer een andere.',
  },
  'declined.expired': { en: 'The card has expired. Use another one.', nl: 'De kaart is verlopen. Gebruik een andere.' },
  'declined.authentication': {
    en: 'The payment was not approved. Try again, or use another card.',
    nl: 'De betaling is niet goedgekeurd. Probeer het opnieuw of gebruik een andere kaart.',
  },
  'declined.unknown_card': {
    en: 'The test gateway knows no such card. Use 4242 4242 4242 4242.',
    nl: 'De testbetaling kent deze kaart niet. Gebruik 4242 4242 4242 4242.',
  },
  'declined.gone': {
    en: 'This way to pay is no longer possible. Enter a card again.',
    nl: 'Deze betaalwijze is niet meer mogelijk. Vul opnieuw een kaart in.',
  },
  'gateway.title': { en: 'Test payment', nl: 'Testbetaling' },
  'gateway.badge': { en: 'Test mode', nl: 'Testmodus' },
  'gateway.lead': {
    en: 'This page stands in for the bank of the card holder. Nothing is charged.',
    nl: 'Deze pagina speelt de bank van de kaarthouder. Er wordt niets afgeschreven.',
  },
  'gateway.asks': {
    en: '{shop} asks for {amount} from the card that ends in {last4}.',
    nl: '{shop} vraagt {amount} van de kaart die eindigt op {last4}.',
  },
  'gateway.approve': { en: 'Approve the payment', nl: 'Betaling goedkeuren' },
  'gateway.refuse': { en: 'Refuse', nl: 'Weigeren' },
  'gateway.gone': {
    en: 'This payment needs no approval any more.',
    nl: 'Deze betaling hoeft niet meer goedgekeurd te worden.',
  },
  'gateway.back': { en: 'Back to {shop}', nl: 'Terug naar {shop}' },
  'problem.payments.not_found': {
    en: 'This payment does not exist. Go back to the order and try again.',
    nl: 'Deze betaling bestaat niet. Ga terug naar de bestelling en probeer het opnieuw.',
  },
  'problem.payments.provider_off': {
    en: 'Payment by {provider} is not switched on. Choose another way to pay, or switch it on in the payment settings.',
    nl: 'Betalen met {provider} staat niet aan. Kies een andere betaalwijze of zet het aan bij de betaalinstellingen.',
  },
  'problem.payments.settings_unfit': {
    en: '{what} Check the payment settings and save again.',
    nl: '{what} Controleer de betaalinstellingen en bewaar ze opnieuw.',
  },
  'problem.payments.key_reused': {
    en: 'This payment was already begun with another amount. Reload the page and try again.',
    nl: 'Deze betaling was al begonnen met een ander bedrag. Laad de pagina opnieuw en probeer het nog eens.',
  },
  'problem.payments.not_now': {
    en: 'A payment that is {state} cannot be {act}. Reload the page to see where it stands.',
    nl: 'Dit kan niet met deze betaling in haar huidige stand. Laad de pagina opnieuw om te zien hoe het ervoor staat.',
  },
  'problem.payments.too_much': {
    en: 'That is more than can be paid back on this payment. Choose a smaller amount.',
    nl: 'Dat is meer dan op deze betaling kan worden teruggestort. Kies een kleiner bedrag.',
  },
  'problem.payments.card_unfit': {
    en: 'The card details are not complete. Check the number, the expiry date and the security code.',
    nl: 'De kaartgegevens zijn niet volledig. Controleer het nummer, de vervaldatum en de beveiligingscode.',
  },
  'problem.payments.provider_unreachable': {
    en: 'The payment provider cannot be reached. Nothing was charged twice: try again in a moment.',
    nl: 'De betaaldienst is niet bereikbaar. Er is niets dubbel afgeschreven: probeer het zo nog eens.',
  },
  'problem.payments.provider_refuses': {
    en: 'The payment provider refuses: {reason}',
    nl: 'De betaaldienst weigert: {reason}',
  },
  'problem.payments.signature_unfit': {
    en: 'The signature of this message does not fit. It is not heard.',
    nl: 'De handtekening van dit bericht klopt niet. Het wordt niet gehoord.',
  },
  'problem.payments.unsigned': {
    en: 'This address hears signed messages of a payment provider only.',
    nl: 'Dit adres hoort alleen ondertekende berichten van een betaaldienst.',
  },
  'problem.payments.method_gone': {
    en: 'This way to pay is no longer kept. Enter a card again.',
    nl: 'Deze betaalwijze is niet meer bewaard. Vul opnieuw een kaart in.',
  },
})
