import { messages } from '#platform/i18n'

export const subscriptionsMessages = messages({
  'state.active': { en: 'Active', nl: 'Actief' },
  'state.paused': { en: 'Paused', nl: 'Gepauzeerd' },
  'state.past-due': { en: 'Payment refused', nl: 'Betaling geweigerd' },
  'state.cancelled': { en: 'Cancelled', nl: 'Opgezegd' },
  'state.ended': { en: 'Completed', nl: 'Afgerond' },
  standing: {
    en: '{n, plural, one {# running subscription brings this to a customer} other {# running subscriptions bring this to customers}}. Cancel {n, plural, one {it} other {them}} first, or hide what nobody else shall buy.',
    nl: '{n, plural, one {# lopend abonnement brengt dit bij een klant} other {# lopende abonnementen brengen dit bij klanten}}. Zeg {n, plural, one {dat} other {die}} eerst op, of verberg wat niemand anders meer mag kopen.',
  },
  'problem.subscriptions.not_found': {
    en: 'There is no such subscription, or this link has expired. Use the link in your latest message from the shop.',
    nl: 'Dit abonnement bestaat niet of de link is verlopen. Gebruik de link in het laatste bericht van de winkel.',
  },
  'problem.subscriptions.not_now': {
    en: 'The subscription does not allow this as it stands ({act}). Reload the page to see what it allows.',
    nl: 'Dit kan nu niet met dit abonnement. Laad de pagina opnieuw om te zien wat wel kan.',
  },
})
