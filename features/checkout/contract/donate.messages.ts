import { messages } from '#platform/i18n'

export const donateMessages = messages({
  title: { en: 'Donate', nl: 'Doneren' },
  gone: {
    en: 'This donation is no longer open. Thank you for wanting to give.',
    nl: 'Deze donatie is niet meer open. Fijn dat je wilde geven.',
  },
  home: { en: 'To the home page', nl: 'Naar de startpagina' },
  amount: { en: 'Amount', nl: 'Bedrag' },
  otherAmount: { en: 'Another amount', nl: 'Ander bedrag' },
  range: { en: 'Between {low} and {high}', nl: 'Tussen {low} en {high}' },
  often: { en: 'How often', nl: 'Hoe vaak' },
  once: { en: 'Once', nl: 'Eenmalig' },
  name: { en: 'Name', nl: 'Naam' },
  note: { en: 'Message', nl: 'Bericht' },
  give: { en: 'Donate', nl: 'Doneren' },
  noPayment: {
    en: 'Donations cannot be taken here at the moment. Write to us, or come back later.',
    nl: 'Hier kunnen op dit moment geen donaties worden aangenomen. Schrijf ons, of kom later terug.',
  },
  'fault.missing': { en: 'Fill this in.', nl: 'Vul dit in.' },
  'fault.email': {
    en: 'This is no e-mail address. It looks like name@example.com.',
    nl: 'Dit is geen e-mailadres. Het ziet eruit als naam@voorbeeld.nl.',
  },
  'fault.amount': { en: 'Choose one of the amounts.', nl: 'Kies een van de bedragen.' },
  'fault.range': { en: 'Choose an amount from {low} to {high}.', nl: 'Kies een bedrag van {low} tot en met {high}.' },
  'every.WEEK': { en: 'Every week', nl: 'Elke week' },
  'every.MONTH': { en: 'Every month', nl: 'Elke maand' },
  'every.YEAR': { en: 'Every year', nl: 'Elk jaar' },
  'fault.every': { en: 'Choose one from the list.', nl: 'Kies er een uit de lijst.' },
  'fault.provider': { en: 'Choose a way to pay.', nl: 'Kies een betaalmethode.' },
  'fault.repeat': {
    en: 'A donation cannot be repeated this way. Choose another way to pay, or give once.',
    nl: 'Op deze manier kan een donatie niet worden herhaald. Kies een andere betaalmethode, of geef eenmalig.',
  },
})
