import { messages } from '#platform/i18n'

export const galleryOwnerMessages = messages('galleries.owner')
