import { type FieldKind, fieldKinds } from '../contract/field-kinds.rules.ts'
import type { FormField } from '../contract/form-field.schema.ts'

/** Kinds as owners choose them, the most used first. */
export const offeredKinds: readonly FieldKind[] = [
  'text',
  'textarea',
  'email',
  'phone',
  'name',
  'address',
  'radio',
  'checkbox',
  'select',
  'number',
  'date',
  'time',
  'website',
  'currency',
  'likert',
  'section',
  'hidden',
  ...fieldKinds.filter((kind) => kind === 'password' || kind === 'twitter'),
]

/** The field in another kind, with everything that both have. `options`: what a choice begins with. */
export function withKind(field: FormField, kind: FieldKind, options: readonly string[]): FormField {
  const shared = {
    id: field.id,
    title: field.title,
    description: 'description' in field ? field.description : '',
    required: 'required' in field && field.required,
  }
  const placeholder = 'placeholder' in field ? field.placeholder : ''
  switch (kind) {
    case 'radio':
    case 'checkbox':
    case 'select':
    case 'likert':
      return { ...shared, kind, options: 'options' in field ? field.options : [...options] }
    case 'textarea':
      return { ...shared, kind, placeholder, maxLength: 0 }
    case 'text':
    case 'email':
    case 'number':
    case 'website':
      return { ...shared, kind, placeholder }
    case 'currency':
      return { ...shared, kind, currencySymbol: '€' }
    case 'phone':
      return { ...shared, kind, showCountryCode: false }
    case 'section':
      return { id: field.id, kind, title: field.title, description: shared.description, underline: false }
    case 'hidden':
      return { id: field.id, kind, title: '', key: field.title.trim() || 'source', value: '' }
    default:
      return { ...shared, kind }
  }
}
