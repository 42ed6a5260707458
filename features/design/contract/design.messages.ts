import { messages } from '#platform/i18n'

export const designMessages = messages({
  'social.empty': { en: 'Add links in the panel', nl: 'Voeg links toe in het paneel' },
  'share.open': { en: 'Share', nl: 'Delen' },
  'share.copy': { en: 'Copy the link', nl: 'Link kopiëren' },
  'share.copied': { en: 'The link is copied', nl: 'De link is gekopieerd' },
  'social.email': { en: 'E-mail', nl: 'E-mail' },
  'social.phone': { en: 'Phone', nl: 'Telefoon' },
  'social.website': { en: 'Website', nl: 'Website' },
})
