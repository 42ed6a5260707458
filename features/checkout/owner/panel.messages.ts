import { messages } from '#platform/i18n'

export const checkoutPanelMessages = messages({
  look: { en: 'Look', nl: 'Weergave' },
  icon: { en: 'Icon', nl: 'Pictogram' },
  words: { en: 'Words', nl: 'Woorden' },
  both: { en: 'Both', nl: 'Beide' },
  label: { en: 'Words', nl: 'Woorden' },
  labelHint: { en: 'Leave it empty for “Cart”.', nl: 'Laat leeg voor “Winkelwagentje”.' },
})
