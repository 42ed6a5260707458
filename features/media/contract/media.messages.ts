import { messages } from '#platform/i18n'

export const mediaMessages = messages({
  'image.empty': { en: 'Choose a picture', nl: 'Kies een afbeelding' },
})
