import {
  type FieldValue,
  type Form,
  type FormField,
  fieldParts,
  likertLabel,
  likertScale,
  type RawAnswers,
  readAnswers,
} from '#features/forms/contract'
import type { Language } from '#platform/i18n'
import { sellables } from '#features/catalog/server'
import type { SiteContext } from '#platform/context'
import { cartMessages, checkoutProblems } from '../../contract/index.ts'
import type { EditField } from '../../contract/cart-view.ts'
import type { CartContext } from './answer-cart.ts'
import { type CartLineRow, readCart } from '../base/carts.queries.ts'

/** Returns the questions of a line's product with their answers. */
export async function readEntryForm(ctx: CartContext, { id }: { id: string }): Promise<{ fields: EditField[] }> {
  const loaded = ctx.cart ? await readCart(ctx, ctx.cart.id) : null
  const line = loaded?.lines.find((candidate) => candidate.id === id)
  if (!line) throw checkoutProblems.entryGone({ id })
  return { fields: await editFieldsOf(ctx, line) }
}

/** `typed`: refused answers, which replace the stored ones. */
export async function editFieldsOf(
  ctx: SiteContext,
  line: CartLineRow,
  typed: RawAnswers | null = null,
): Promise<EditField[]> {
  const form = (await sellables(ctx, [line.variant_id])).get(line.variant_id)?.form ?? null
  return typed ? typedFields(ctx, form, typed) : fieldsOf(ctx, form, (id) => line.answers[id] ?? null)
}

/** Returns the questions with the typed answers, valid or not. */
export function typedFields(ctx: SiteContext, form: Form | null, typed: RawAnswers): EditField[] {
  const read = form ? readAnswers(form, typed).values : {}
  return fieldsOf(ctx, form, (id) => {
    const text = typed[id]
    return typeof text === 'string' ? text : (read[id] ?? null)
  })
}

function fieldsOf({ locale }: SiteContext, form: Form | null, valueOf: (id: string) => FieldValue | null): EditField[] {
  return (form?.fields ?? []).flatMap((field) => {
    if (field.kind === 'section' || field.kind === 'hidden') return []
    return [editField(field, valueOf(field.id), locale)]
  })
}

type QuestionField = Exclude<FormField, { kind: 'section' | 'hidden' }>
const kinds = {
  textarea: 'area',
  email: 'email',
  number: 'number',
  website: 'url',
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
} as const

function editField(field: QuestionField, value: FieldValue | null, language: Language): EditField {
  const name = `form.${field.id}`
  const plain = {
    id: field.id,
    name,
    label: field.title,
    hint: field.description,
    isRequired: field.required,
    value: typeof value === 'string' ? value : '',
    chosen: Array.isArray(value) ? value : typeof value === 'string' ? [value] : [],
    options: 'options' in field ? field.options.map((option) => ({ value: option, label: option })) : [],
    parts: [],
  }
  if (field.kind === 'likert')
    return { ...plain, kind: 'scale', parts: scaleParts(field.options, name, value, language) }
  if (field.kind in fieldParts)
    return { ...plain, kind: 'parts', parts: namedParts(field.kind as keyof typeof fieldParts, name, value, language) }
  return { ...plain, kind: field.kind in kinds ? kinds[field.kind as keyof typeof kinds] : 'text' }
}

function namedParts(
  kind: keyof typeof fieldParts,
  name: string,
  value: FieldValue | null,
  language: Language,
): EditField['parts'] {
  const answers = Array.isArray(value) ? value : []
  return fieldParts[kind].map((part, at) => ({
    name: `${name}.${part}`,
    label: cartMessages(language, `part.${part}`),
    value: answers[at] ?? '',
  }))
}

function scaleParts(
  questions: readonly string[],
  name: string,
  value: FieldValue | null,
  language: Language,
): EditField['parts'] {
  const answers = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
  const options = likertScale.map((step) => ({
    value: String(step),
    label: likertLabel(step, language),
  }))
  return questions.map((question, at) => ({
    name: `${name}.${at}`,
    label: question,
    value: answers[question]?.[0] ?? '',
    options,
  }))
}
