import { messages } from '../../i18n/index.ts'

export const formsMessages = messages('ui.forms')
