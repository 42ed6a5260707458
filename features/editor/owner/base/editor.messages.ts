import { messages } from '#platform/i18n'

export const editorMessages = messages('editor.general')

export const choiceMessages = messages('editor.choices')
