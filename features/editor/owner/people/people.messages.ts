import { messages } from '#platform/i18n'

export const peopleMessages = messages('editor.people')
