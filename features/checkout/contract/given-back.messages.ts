import { messages } from '#platform/i18n'

/** To whoever paid for what could not be ordered any more. */
export const givenBackMessages = messages({
  title: { en: 'Your payment to {shop} goes back', nl: 'Je betaling aan {shop} gaat terug' },
  order: {
    en: 'You paid {amount}, but your order could not be placed: something in it changed while you paid.',
    nl: 'Je betaalde {amount}, maar je bestelling kon niet worden geplaatst: er veranderde iets terwijl je betaalde.',
  },
  gift: {
    en: 'You paid {amount}, but your donation could not be taken any more.',
    nl: 'Je betaalde {amount}, maar je donatie kon niet meer worden aangenomen.',
  },
  back: {
    en: 'The money is on its way back to you, the way it came. That can take a few days.',
    nl: 'Het geld is onderweg terug naar jou, langs de weg waarlangs het kwam. Dat kan een paar dagen duren.',
  },
  cart: { en: 'Look at your cart', nl: 'Bekijk je winkelwagentje' },
})
