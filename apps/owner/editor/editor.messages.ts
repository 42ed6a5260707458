import { messages } from '#platform/i18n'

export const editorMessages = messages('owner.editor')

export const choiceMessages = messages('owner.choices')
