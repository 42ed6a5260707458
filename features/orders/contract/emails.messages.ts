import { messages } from '#platform/i18n'

/** What letters to customers say until the owner says it in their own words. Braces are filled by `fillWords`. */
export const emailsMessages = messages({
  'order-confirmed.name': { en: 'Order confirmed', nl: 'Bestelling bevestigd' },
  'order-confirmed.subject': {
    en: "Your order '{'number'}' at '{'shop'}'",
    nl: "Je bestelling '{'number'}' bij '{'shop'}'",
  },
  'order-confirmed.intro': {
    en: "Thank you for your order, '{'name'}'. We have received your payment and get to work.",
    nl: "Bedankt voor je bestelling, '{'name'}'. We hebben je betaling ontvangen en gaan aan de slag.",
  },
  'order-confirmed.outro': {
    en: 'You hear from us as soon as your order is on its way.',
    nl: 'Je hoort van ons zodra je bestelling onderweg is.',
  },
  'order-confirmed.held': {
    en: "Thank you for your order, '{'name'}'. Your bank has approved the payment: the amount is held on your card until we charge it.",
    nl: "Bedankt voor je bestelling, '{'name'}'. Je bank heeft de betaling goedgekeurd: het bedrag is gereserveerd op je kaart tot we het afschrijven.",
  },
  'order-confirmed.nothingSent': {
    en: 'You find everything about your order behind the button above.',
    nl: 'Alles over je bestelling vind je achter de knop hierboven.',
  },
  'donation-received.name': { en: 'Donation received', nl: 'Donatie ontvangen' },
  'donation-received.subject': {
    en: "Thank you for your donation to '{'shop'}'",
    nl: "Bedankt voor je donatie aan '{'shop'}'",
  },
  'donation-received.intro': {
    en: "Thank you, '{'name'}'. We have received your donation of '{'total'}'.",
    nl: "Bedankt, '{'name'}'. We hebben je donatie van '{'total'}' ontvangen.",
  },
  'donation-received.outro': {
    en: 'Keep this message: it shows what you gave.',
    nl: 'Bewaar dit bericht: er staat in wat je gaf.',
  },
  'order-received.name': { en: 'Order received, not paid yet', nl: 'Bestelling ontvangen, nog niet betaald' },
  'order-received.subject': {
    en: "We have received your order '{'number'}'",
    nl: "We hebben je bestelling '{'number'}' ontvangen",
  },
  'order-received.intro': {
    en: "Thank you for your order, '{'name'}'. As soon as your payment of '{'total'}' is there, we get to work.",
    nl: "Bedankt voor je bestelling, '{'name'}'. Zodra je betaling van '{'total'}' binnen is, gaan we aan de slag.",
  },
  'order-received.outro': {
    en: "Name '{'number'}' when you pay, so that we can find your order.",
    nl: "Vermeld '{'number'}' bij je betaling, dan vinden we je bestelling terug.",
  },
  'order-shipped.name': { en: 'Parcel on its way', nl: 'Pakket onderweg' },
  'order-shipped.subject': {
    en: "Your order '{'number'}' is on its way",
    nl: "Je bestelling '{'number'}' is onderweg",
  },
  'order-shipped.intro': {
    en: "Good news, '{'name'}': this is on its way to you.",
    nl: "Goed nieuws, '{'name'}': dit is naar je onderweg.",
  },
  'order-shipped.outro': {
    en: 'Is something not as it should be? Answer this message.',
    nl: 'Is er iets niet in orde? Beantwoord dan dit bericht.',
  },
  'order-refunded.name': { en: 'Refund', nl: 'Terugbetaling' },
  'order-refunded.subject': {
    en: "Refund for your order '{'number'}'",
    nl: "Terugbetaling van je bestelling '{'number'}'",
  },
  'order-refunded.intro': {
    en: "We have given back '{'total'}' to where you paid from. It can take some days until you see it.",
    nl: "We hebben '{'total'}' teruggestort naar waar je mee betaalde. Het kan enkele dagen duren voor je het ziet.",
  },
  'order-refunded.outro': {
    en: 'Do you have a question about this? Answer this message.',
    nl: 'Heb je hier een vraag over? Beantwoord dan dit bericht.',
  },
  'order-cancelled.name': { en: 'Order cancelled', nl: 'Bestelling geannuleerd' },
  'order-cancelled.subject': {
    en: "Your order '{'number'}' is cancelled",
    nl: "Je bestelling '{'number'}' is geannuleerd",
  },
  'order-cancelled.intro': {
    en: "Your order at '{'shop'}' is cancelled. What you had paid is on its way back to you.",
    nl: "Je bestelling bij '{'shop'}' is geannuleerd. Wat je al had betaald, krijg je terug.",
  },
  'order-cancelled.outro': {
    en: 'Was this not what you wanted? Answer this message.',
    nl: 'Was dit niet de bedoeling? Beantwoord dan dit bericht.',
  },
  'return-approved.name': { en: 'Return agreed', nl: 'Retour akkoord' },
  'return-approved.subject': {
    en: "Your return for order '{'number'}' is agreed",
    nl: "Je retour van bestelling '{'number'}' is akkoord",
  },
  'return-approved.intro': {
    en: "You may send this back to us, '{'name'}'. Put the number '{'number'}' into the parcel, so that we know whose it is.",
    nl: "Je mag dit naar ons terugsturen, '{'name'}'. Doe het nummer '{'number'}' bij het pakket, dan weten we van wie het is.",
  },
  'return-approved.outro': {
    en: 'You hear from us as soon as it has arrived.',
    nl: 'Zodra het binnen is, hoor je van ons.',
  },
  'return-refused.name': { en: 'Return refused', nl: 'Retour afgewezen' },
  'return-refused.subject': {
    en: "About your return for order '{'number'}'",
    nl: "Over je retour van bestelling '{'number'}'",
  },
  'return-refused.intro': {
    en: "We cannot take this back, '{'name'}'.",
    nl: "We kunnen dit niet terugnemen, '{'name'}'.",
  },
  'return-refused.outro': {
    en: 'Do you have a question about this? Answer this message.',
    nl: 'Heb je hier een vraag over? Beantwoord dan dit bericht.',
  },
  'subscription-renewed.name': { en: 'Subscription renewed', nl: 'Abonnement verlengd' },
  'subscription-renewed.subject': {
    en: "Your subscription at '{'shop'}' is renewed",
    nl: "Je abonnement bij '{'shop'}' is verlengd",
  },
  'subscription-renewed.intro': {
    en: "Your subscription is renewed, '{'name'}'. We have charged '{'total'}'.",
    nl: "Je abonnement is verlengd, '{'name'}'. We hebben '{'total'}' afgeschreven.",
  },
  'subscription-renewed.outro': {
    en: 'You can pause, skip or cancel whenever you want.',
    nl: 'Je kunt altijd pauzeren, een keer overslaan of opzeggen.',
  },
  'subscription-failed.name': { en: 'Payment of a subscription refused', nl: 'Betaling van abonnement geweigerd' },
  'subscription-failed.subject': {
    en: "The payment of your subscription at '{'shop'}' was refused",
    nl: "De betaling van je abonnement bij '{'shop'}' is geweigerd",
  },
  'subscription-failed.intro': {
    en: "We could not charge '{'total'}' for your subscription, '{'name'}'. Check your card or enter another one; we try again in a few days.",
    nl: "We konden '{'total'}' voor je abonnement niet afschrijven, '{'name'}'. Controleer je kaart of vul een andere in; over enkele dagen proberen we het opnieuw.",
  },
  'subscription-failed.outro': { en: 'Nothing is lost until then.', nl: 'Tot die tijd verandert er niets.' },
  'subscription-waits.name': { en: 'Subscription waits for stock', nl: 'Abonnement wacht op voorraad' },
  'subscription-waits.subject': {
    en: "Your subscription at '{'shop'}' has to wait",
    nl: "Je abonnement bij '{'shop'}' moet even wachten",
  },
  'subscription-waits.intro': {
    en: "What your subscription brings is not in stock just now, '{'name'}'. Nothing was charged; we try again in a few days.",
    nl: "Wat je abonnement levert is nu niet op voorraad, '{'name'}'. Er is niets afgeschreven; over enkele dagen proberen we het opnieuw.",
  },
  'subscription-waits.outro': { en: 'You need not do anything.', nl: 'Je hoeft niets te doen.' },
  'subscription-ended.name': {
    en: 'Subscription ended after the last try',
    nl: 'Abonnement gestopt na de laatste poging',
  },
  'subscription-ended.subject': {
    en: "Your subscription at '{'shop'}' has ended",
    nl: "Je abonnement bij '{'shop'}' is gestopt",
  },
  'subscription-ended.intro': {
    en: "We tried several times to renew your subscription, '{'name'}', and could not. Nothing was charged, and nothing will be any more.",
    nl: "We hebben een paar keer geprobeerd je abonnement te verlengen, '{'name'}', en dat lukte niet. Er is niets afgeschreven, en dat gebeurt ook niet meer.",
  },
  'subscription-ended.outro': {
    en: 'You are welcome to begin a new one in our shop.',
    nl: 'Je kunt in onze winkel altijd een nieuw abonnement nemen.',
  },
  'cart-abandoned.name': { en: 'Cart left behind', nl: 'Achtergelaten winkelwagentje' },
  'cart-abandoned.subject': {
    en: "Your cart at '{'shop'}' is waiting",
    nl: "Je winkelwagentje bij '{'shop'}' wacht nog",
  },
  'cart-abandoned.intro': {
    en: 'You left something in your cart. We have kept it for you.',
    nl: 'Je hebt nog iets in je winkelwagentje. We hebben het voor je bewaard.',
  },
  'cart-abandoned.outro': { en: 'You hear this from us only once.', nl: 'Je krijgt dit bericht maar één keer.' },
  'back-in-stock.name': { en: 'Back in stock', nl: 'Weer op voorraad' },
  'back-in-stock.subject': { en: "'{'product'}' is back in stock", nl: "'{'product'}' is weer op voorraad" },
  'back-in-stock.intro': {
    en: "You asked us to write when '{'product'}' can be ordered again. It can, as long as there are any.",
    nl: "Je vroeg ons te laten weten wanneer '{'product'}' weer te bestellen is. Dat kan nu, zolang de voorraad strekt.",
  },
  'back-in-stock.outro': {
    en: 'You get this message once, because you left your address on the page of the product.',
    nl: 'Je krijgt dit bericht eenmalig, omdat je je adres op de productpagina hebt achtergelaten.',
  },
  'access.guest': {
    en: 'What you bought opens pages for members, to an account with {email}. Make one, or sign in if you have one already.',
    nl: 'Wat je kocht, opent pagina’s voor leden, voor een account met {email}. Maak er een aan, of log in als je er al een hebt.',
  },
  'see.join': { en: 'Make an account', nl: 'Maak een account aan' },
  'see.order': { en: 'See your order', nl: 'Bekijk je bestelling' },
  'see.donation': { en: 'See your donation', nl: 'Bekijk je donatie' },
  'see.subscription': { en: 'Manage your subscription', nl: 'Beheer je abonnement' },
  'see.cart': { en: 'Back to your cart', nl: 'Terug naar je winkelwagentje' },
  'see.product': { en: 'Look at it', nl: 'Bekijk het product' },
  'stop.cart': { en: 'No more messages about my cart', nl: 'Geen berichten meer over mijn winkelwagentje' },
  'see.tracking': { en: 'Follow the parcel', nl: 'Volg het pakket' },
  subtotal: { en: 'Subtotal', nl: 'Subtotaal' },
  discount: { en: 'Discount', nl: 'Korting' },
  shipping: { en: 'Shipping', nl: 'Verzending' },
  tax: { en: 'Tax', nl: 'Btw' },
  taxIncluded: { en: 'of which {name} {rate}', nl: 'waarvan {name} {rate}' },
  total: { en: 'Total', nl: 'Totaal' },
  giftCard: { en: 'Gift card •••• {last4}', nl: 'Cadeaubon •••• {last4}' },
  paidRest: { en: 'Paid', nl: 'Betaald' },
  due: { en: 'Still to pay', nl: 'Nog te betalen' },
  held: { en: 'Held on your card', nl: 'Gereserveerd op je kaart' },
  downloads: {
    en: 'Your files are on the page of your order, behind the button above.',
    nl: 'Je bestanden staan op de pagina van je bestelling, achter de knop hierboven.',
  },
  returnTo: { en: 'Send it to', nl: 'Stuur het naar' },
  shipTo: { en: 'Goes to', nl: 'Gaat naar' },
  order: { en: 'Order {number}', nl: 'Bestelling {number}' },
  testMode: { en: 'Test order: nothing was charged.', nl: 'Testbestelling: er is niets afgeschreven.' },
  trackingNumber: { en: 'Tracking number {number}', nl: 'Trackingnummer {number}' },
})
