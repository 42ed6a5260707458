import { messages } from '#platform/i18n'

export const zoomMessages = messages('owner.zoom')
