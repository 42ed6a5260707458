import { type Language, messages } from '#platform/i18n'

const classMessages = messages('tax.classes')

/** What a class is called; those that a shop made are called what it named them. */
export function taxClassName(name: string, language: Language): string {
  return classMessages.has(name) ? classMessages(language, name) : name
}
