import { messages } from '#platform/i18n'

export const zoomMessages = messages('editor.zoom')
