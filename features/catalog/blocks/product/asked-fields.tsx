import { type Form, type FormField, fieldParts, likertLabels, likertScale } from '#features/forms/contract'
import type { PageFacts } from '#platform/render'
import type { ReactNode } from 'react'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { partNames } from './part-names.messages.ts'

/** What the shop wants to know before this can be bought: native fields, named after the form's own. */
export function AskedFields({ form, page, id }: { form: Form; page: PageFacts; id: string }): ReactNode {
  return (
    <>
      {form.title && <p className="product-asked">{form.title}</p>}
      {form.fields.map((field) => (
        <Asked key={field.id} field={field} page={page} id={`${id}-${field.id}`} />
      ))}
    </>
  )
}

interface Props<F = FormField> {
  field: F
  page: PageFacts
  id: string
}

function Asked({ field, page, id }: Props): ReactNode {
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
  const isGroup = field.kind === 'radio' || field.kind === 'checkbox' || field.kind === 'likert' || field.kind in fieldParts
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
        <Group field={field} page={page} id={id} />
        {note}
      </fieldset>
    )
  }
  return (
    <div className="product-field">
      <label htmlFor={id}>{label}</label>
      <One field={field} id={id} name={name} hint={hint} />
      {note}
    </div>
  )
}

type Answered = Exclude<FormField, { kind: 'hidden' | 'section' }>

function One({ field, id, name, hint }: { field: Answered; id: string; name: string; hint: string | undefined }): ReactNode {
  const shared = { id, name, required: field.required, 'aria-describedby': hint }
  if (field.kind === 'textarea') return <textarea {...shared} placeholder={field.placeholder} maxLength={field.maxLength || undefined} rows={3} />
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

function Group({ field, page, id }: Props): ReactNode {
  const name = `form.${field.id}`
  if (field.kind === 'radio' || field.kind === 'checkbox') {
    const type = field.kind
    return (
      <div className="product-choices">
        {field.options.map((option, at) => (
          <label key={option} htmlFor={`${id}-${at}`}>
            <input id={`${id}-${at}`} type={type} name={name} value={option} required={type === 'radio' && field.required} /> {option}
          </label>
        ))}
      </div>
    )
  }
  if (field.kind === 'likert')
    return field.options.map((question, at) => (
      <Scale key={question} question={question} page={page} name={`${name}.${at}`} required={field.required} />
    ))
  const parts = fieldParts[field.kind as keyof typeof fieldParts] ?? []
  return (
    <div className="product-parts">
      {parts
        .filter((part) => part !== 'Country' || field.kind !== 'phone' || field.showCountryCode)
        .map((part) => (
          <label key={part} htmlFor={`${id}-${part}`}>
            {partNames(page.language, part)}
            <input id={`${id}-${part}`} name={`${name}.${part}`} required={'required' in field && field.required && part !== 'Line2'} />
          </label>
        ))}
    </div>
  )
}

function Scale({ question, page, name, required }: { question: string; page: PageFacts; name: string; required: boolean }): ReactNode {
  return (
    <fieldset className="product-choices">
      <legend>{question}</legend>
      {likertScale.map((step, at) => (
        <label key={step} htmlFor={`${name}-${step}`}>
          <input id={`${name}-${step}`} type="radio" name={name} value={step} required={required} /> {likertLabels[page.language][at]}
        </label>
      ))}
    </fieldset>
  )
}
