import type { BlockField, BlockFieldKind } from '../contract/block-field.schema.ts'

/** Kinds as owners choose them, the most frequent ones first. */
export const offeredKinds: readonly BlockFieldKind[] = [
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
  'rating',
  'matrix',
  'file',
  'signature',
  'calculation',
  'section',
  'step',
  'hidden',
  'password',
  'twitter',
]

/** Returns the field with another kind, keeping the common properties. `options`: the initial ones of a choice. */
export function withKind(field: BlockField, kind: BlockFieldKind, options: readonly string[]): BlockField {
  const shared = {
    id: field.id,
    title: field.title,
    description: 'description' in field ? field.description : '',
    required: 'required' in field && field.required,
    shownIf: 'shownIf' in field ? field.shownIf : null,
  }
  const placeholder = 'placeholder' in field ? field.placeholder : ''
  switch (kind) {
    case 'radio':
    case 'checkbox':
    case 'select':
    case 'likert':
      return { ...shared, kind, options: 'options' in field ? field.options : [...options] }
    case 'matrix':
      return { ...shared, kind, rows: [...options], options: columnsFor(field, options), many: false }
    case 'rating':
      return { ...shared, kind, most: 5 }
    case 'file':
      return { ...shared, kind, types: ['images', 'documents'], maxMb: 10, maxFiles: 1 }
    case 'calculation': {
      const { required: _, ...told } = shared
      return { ...told, kind, formula: '', decimals: 2, unit: '' }
    }
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
    case 'step':
      return { id: field.id, kind, title: field.title, description: shared.description }
    case 'hidden':
      return { id: field.id, kind, title: '', key: field.title.trim() || 'source', value: '' }
    default:
      return { ...shared, kind }
  }
}

/** A matrix has at least two columns. */
function columnsFor(field: BlockField, options: readonly string[]): string[] {
  const own = 'options' in field ? field.options.map((option) => option.slice(0, 100)).slice(0, 10) : []
  return own.length > 1 ? own : [...options]
}
