import { type Form, type FormField, fieldParts, likertLabel, likertScale } from '#features/forms/contract'
import type { TypedForm } from '../../contract/typed-form.ts'
import type { PageContext } from '#platform/render'
import type { ReactNode } from 'react'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { partNames } from './part-names.messages.ts'

/** Questions the buyer answers before adding the product, as native fields named after the form's own fields. */
export function ProductFormFields({
  form,
  page,
  id,
  typed,
}: {
  form: Form
  page: PageContext
  id: string
  typed: Typed
}): ReactNode {
  return (
    <>
      {form.title && <p className="product-asked">{form.title}</p>}
      {form.fields.map((field) => (
        <FormFieldInput key={field.id} field={field} page={page} id={`${id}-${field.id}`} typed={typed} />
      ))}
    </>
  )
}

type Typed = Pick<TypedForm, 'answers' | 'wrong'> | null

interface Props<F = FormField> {
  field: F
  /** Answers from an earlier submission that was refused. */
  typed: Typed
  page: PageContext
  id: string
}

function FormFieldInput({ field, page, id, typed }: Props): ReactNode {
  const name = `form.${field.id}`
  if (field.kind === 'hidden') return <input type="hidden" name={name} value={field.value} />
  if (field.kind === 'section') {
    return (
      <div className="product-asked" data-line={field.underline || undefined}>
        {field.title && <p>{field.title}</p>}
        {field.description && <p className="product-note">{field.description}</p>}
      </div>
    )
  }
  const isGroup =
    field.kind === 'radio' || field.kind === 'checkbox' || field.kind === 'likert' || field.kind in fieldParts
  const hint = field.description ? `hint-${id}` : undefined
  const label = (
    <>
      {field.title}
      {!field.required && <span className="product-note"> ({shopMessages(page.language, 'optional')})</span>}
    </>
  )
  const note = field.description && (
    <p className="product-note" id={hint}>
      {field.description}
    </p>
  )
  if (isGroup) {
    return (
      <fieldset className="product-field" aria-describedby={hint}>
        <legend>{label}</legend>
        <Group field={field} page={page} id={id} typed={typed} />
        {note}
      </fieldset>
    )
  }
  return (
    <div className="product-field">
      <label htmlFor={id}>{label}</label>
      <SingleInput field={field} id={id} typed={typed} hint={hint} />
      {note}
    </div>
  )
}

type Answered = Exclude<FormField, { kind: 'hidden' | 'section' }>

function SingleInput({
  field,
  id,
  typed,
  hint,
}: {
  field: Answered
  id: string
  typed: Typed
  hint: string | undefined
}): ReactNode {
  const [defaultValue] = typedTexts(typed, field.id)
  const isWrong = typed?.wrong.includes(field.id) || undefined
  const shared = {
    id,
    name: `form.${field.id}`,
    required: field.required,
    defaultValue,
    'aria-invalid': isWrong,
    'aria-describedby': hint,
  }
  if (field.kind === 'textarea')
    return <textarea {...shared} placeholder={field.placeholder} maxLength={field.maxLength || undefined} rows={3} />
  if (field.kind === 'select') {
    return (
      <select {...shared}>
        <option value="">–</option>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  const types = { email: 'email', number: 'number', website: 'url', password: 'password' } as const
  const type = field.kind in types ? types[field.kind as keyof typeof types] : 'text'
  return (
    <input
      {...shared}
      type={type}
      step={type === 'number' ? 'any' : undefined}
      inputMode={field.kind === 'currency' ? 'decimal' : undefined}
      placeholder={'placeholder' in field ? field.placeholder : undefined}
    />
  )
}

function Group({ field, page, id, typed }: Props): ReactNode {
  const name = `form.${field.id}`
  const chosen = typedTexts(typed, field.id)
  if (field.kind === 'radio' || field.kind === 'checkbox') {
    const type = field.kind
    return (
      <div className="product-choices">
        {field.options.map((option, at) => (
          <label key={option} htmlFor={`${id}-${at}`}>
            <input
              id={`${id}-${at}`}
              type={type}
              name={name}
              value={option}
              defaultChecked={chosen.includes(option)}
              required={type === 'radio' && field.required}
            />{' '}
            {option}
          </label>
        ))}
      </div>
    )
  }
  if (field.kind === 'likert')
    return field.options.map((question, at) => (
      <Scale
        key={question}
        question={question}
        page={page}
        name={`${name}.${at}`}
        required={field.required}
        chosen={typedTexts(typed, field.id, String(at))[0]}
      />
    ))
  const parts = fieldParts[field.kind as keyof typeof fieldParts] ?? []
  return (
    <div className="product-parts">
      {parts
        .filter((part) => part !== 'Country' || field.kind !== 'phone' || field.showCountryCode)
        .map((part) => (
          <label key={part} htmlFor={`${id}-${part}`}>
            {partNames(page.language, part)}
            <input
              id={`${id}-${part}`}
              name={`${name}.${part}`}
              required={'required' in field && field.required && part !== 'Line2'}
              defaultValue={typedTexts(typed, field.id, part)[0]}
            />
          </label>
        ))}
    </div>
  )
}

interface ScaleProps {
  question: string
  page: PageContext
  name: string
  required: boolean
  chosen: string | undefined
}

function Scale({ question, page, name, required, chosen }: ScaleProps): ReactNode {
  return (
    <fieldset className="product-choices">
      <legend>{question}</legend>
      {likertScale.map((step) => (
        <label key={step} htmlFor={`${name}-${step}`}>
          <input
            id={`${name}-${step}`}
            type="radio"
            name={name}
            value={step}
            required={required}
            defaultChecked={chosen === String(step)}
          />{' '}
          {likertLabel(step, page.language)}
        </label>
      ))}
    </fieldset>
  )
}

/** Returns the typed texts of a field, or of one part of it. */
function typedTexts(typed: Typed, id: string, part?: string): readonly string[] {
  const typedAnswer = typed?.answers[id]
  if (typedAnswer === undefined) return []
  const answer =
    part !== undefined && typeof typedAnswer === 'object' && !Array.isArray(typedAnswer)
      ? (typedAnswer as Record<string, string | string[]>)[part]
      : typedAnswer
  return typeof answer === 'string' || Array.isArray(answer) ? [answer].flat() : []
}
