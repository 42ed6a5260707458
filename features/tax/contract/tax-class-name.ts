import { type Language, messages } from '#platform/i18n'

const classMessages = messages('tax.classes')

/** Returns the name of a class; classes made by a shop have its own names. */
export function taxClassName(name: string, language: Language): string {
  return classMessages.has(name) ? classMessages(language, name) : name
}
