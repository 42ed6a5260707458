import { messages } from '#platform/i18n'

export const areasOwnerMessages = messages('areas.owner')
