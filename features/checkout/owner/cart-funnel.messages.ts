import { messages } from '#platform/i18n'

export const cartFunnelMessages = messages({
  title: { en: 'From cart to order', nl: 'Van winkelwagen naar bestelling' },
  lead: {
    en: 'Carts that were begun in this period, and how far they came.',
    nl: 'Winkelwagens die in deze periode zijn begonnen, en hoe ver ze kwamen.',
  },
  carts: { en: 'Carts with something in them', nl: 'Winkelwagens met iets erin' },
  checkouts: { en: 'Details given', nl: 'Gegevens ingevuld' },
  orders: { en: 'Ordered', nl: 'Besteld' },
  before: { en: 'In the period before, {rate} became an order.', nl: 'In de periode ervoor werd {rate} een bestelling.' },
  none: {
    en: 'When visitors fill their carts, you see here how many of them order.',
    nl: 'Als bezoekers hun winkelwagen vullen, zie je hier hoeveel er bestellen.',
  },
})
