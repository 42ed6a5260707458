import { messages } from '#platform/i18n'

export const designMessages = messages({
  'social.empty': { en: 'Add links in the panel', nl: 'Voeg links toe in het paneel' },
  'social.email': { en: 'E-mail', nl: 'E-mail' },
  'social.phone': { en: 'Phone', nl: 'Telefoon' },
  'social.website': { en: 'Website', nl: 'Website' },
})
