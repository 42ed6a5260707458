import { messages } from '#platform/i18n'

export const galleryMessages = messages('galleries.general')
