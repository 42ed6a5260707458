import { messages } from '#platform/i18n'

export const cartFunnelMessages = messages({
  title: { en: 'From visitor to order', nl: 'Van bezoeker naar bestelling' },
  lead: {
    en: 'Who came in this period, and how far their carts came.',
    nl: 'Wie er in deze periode kwam, en hoe ver hun winkelwagens kwamen.',
  },
  visitors: { en: 'Visitors', nl: 'Bezoekers' },
  carts: { en: 'Carts with something in them', nl: 'Winkelwagens met iets erin' },
  checkouts: { en: 'Details given', nl: 'Gegevens ingevuld' },
  orders: { en: 'Ordered', nl: 'Besteld' },
  beforeVisitors: {
    en: 'In the period before, {rate} of visitors ordered.',
    nl: 'In de periode ervoor bestelde {rate} van de bezoekers.',
  },
  beforeCarts: {
    en: 'In the period before, {rate} of carts became an order.',
    nl: 'In de periode ervoor werd {rate} van de winkelwagens een bestelling.',
  },
  counted: {
    en: 'Counted without cookies: whoever comes on two days counts twice.',
    nl: 'Geteld zonder cookies: wie op twee dagen komt, telt twee keer.',
  },
  none: {
    en: 'When visitors come, you see here how many of them fill a cart and order.',
    nl: 'Als er bezoekers komen, zie je hier hoeveel er hun winkelwagen vullen en bestellen.',
  },
})
