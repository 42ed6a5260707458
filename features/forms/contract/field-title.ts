import { type Language, messages } from '#platform/i18n'
import type { BlockField } from './block-field.schema.ts'

const kindMessages = messages('forms.kinds')

/** What a field is called for whoever fills it in: its own title, or what its kind is called. */
export function fieldTitle(field: BlockField, language: Language): string {
  return field.title.trim() || (field.kind === 'hidden' ? field.key : kindMessages(language, field.kind))
}
