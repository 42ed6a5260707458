import { messages } from '../i18n/index.ts'

export const uiMessages = messages('ui.general')
