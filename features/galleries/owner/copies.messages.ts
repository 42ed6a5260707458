import { messages } from '#platform/i18n'

export const copiesOwnerMessages = messages('galleries.copies')
