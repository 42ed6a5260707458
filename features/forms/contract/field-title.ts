import { type Language, messages } from '#platform/i18n'
import type { FormField } from './form-field.schema.ts'

const kindMessages = messages('forms.kinds')

/** What a field is called for whoever fills it in: its own title, or what its kind is called. */
export function fieldTitle(field: FormField, language: Language): string {
  return field.title.trim() || (field.kind === 'hidden' ? field.key : kindMessages(language, field.kind))
}
