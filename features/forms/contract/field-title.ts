import { type Language, messages } from '#platform/i18n'
import type { BlockField } from './block-field.schema.ts'

const kindMessages = messages('forms.kinds')

/** Returns the visible name of a field: its own title, or the name of its kind. */
export function fieldTitle(field: BlockField, language: Language): string {
  return field.title.trim() || (field.kind === 'hidden' ? field.key : kindMessages(language, field.kind))
}
