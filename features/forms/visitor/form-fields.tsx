import type { PageContext } from '#platform/render'
import type { ReactNode } from 'react'
import { fieldTitle } from '../contract/field-title.ts'
import { type PartedKind, isParted, likertScale } from '../contract/field-kinds.rules.ts'
import type { FormField } from '../contract/form-field.schema.ts'
import { likertLabel } from '../contract/form-summary.ts'
import { faultMessages, formMessages } from '../contract/forms.messages.ts'
import type { RefusedForm } from '../contract/form-view.ts'
import { autocompleteOf, partTypes, shownParts } from './field-inputs.rules.ts'
import { partNames } from './part-names.messages.ts'

interface Props<F extends FormField = FormField> {
  field: F
  page: PageContext
  /** Of the field on this page; ids of its parts begin with it. */
  id: string
  refused: RefusedForm | null
}

type Question = Exclude<FormField, { kind: 'hidden' | 'section' }>
type Choice = Extract<Question, { options: string[] }>

/** The fields of a form, as native controls. Their names begin with `form.` and the field's id. */
export function FormFields({
  fields,
  page,
  id,
  refused = null,
}: {
  fields: readonly FormField[]
  page: PageContext
  id: string
  refused?: RefusedForm | null
}): ReactNode {
  return fields.map((field) => (
    <OneField key={field.id} field={field} page={page} id={`${id}-${field.id}`} refused={refused} />
  ))
}

function OneField({ field, page, id, refused }: Props): ReactNode {
  if (field.kind === 'hidden')
    return (
      <input type="hidden" name={nameOf(field)} defaultValue={field.value} data-field={field.id} data-key={field.key} />
    )
  if (field.kind === 'section') {
    return (
      <div className="form-section" data-line={field.underline || undefined}>
        {field.title && <h3>{field.title}</h3>}
        {field.description && <p>{field.description}</p>}
      </div>
    )
  }
  return <QuestionField field={field} page={page} id={id} refused={refused} />
}

function QuestionField({ field, page, id, refused }: Props<Question>): ReactNode {
  const fault = refused?.faults[field.id]
  const describedBy = [fault && `${id}-fault`, field.description && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const isGroup = isParted(field.kind) || ['radio', 'checkbox', 'likert'].includes(field.kind)
  const title = (
    <>
      {fieldTitle(field, page.language)}
      {!field.required && <span className="form-optional"> ({formMessages(page.language, 'optional')})</span>}
    </>
  )
  const sentence = fault && (
    <span className="form-fault" id={`${id}-fault`}>
      {faultMessages(page.language, fault)}
    </span>
  )
  const hint = field.description && (
    <p className="form-hint" id={`${id}-hint`}>
      {field.description}
    </p>
  )
  const shared = { className: 'form-field', 'data-field': field.id, 'data-kind': field.kind }
  const required = field.required || undefined
  if (isGroup) {
    return (
      <fieldset {...shared} data-required={required} aria-describedby={describedBy}>
        <legend>
          {sentence}
          {title}
        </legend>
        {hint}
        <Group field={field} page={page} refused={refused} />
      </fieldset>
    )
  }
  return (
    <div {...shared} data-required={required}>
      {sentence}
      <label htmlFor={id}>{title}</label>
      {hint}
      <Single field={field} page={page} id={id} refused={refused} describedBy={describedBy} />
    </div>
  )
}

function Single({
  field,
  page,
  id,
  refused,
  describedBy,
}: Props<Question> & { describedBy: string | undefined }): ReactNode {
  const [defaultValue] = typedTexts(refused, field.id)
  const shared = {
    id,
    name: nameOf(field),
    required: field.required,
    defaultValue,
    'aria-invalid': field.id in (refused?.faults ?? {}) || undefined,
    'aria-describedby': describedBy,
  }
  if (field.kind === 'textarea') {
    return (
      <>
        <textarea {...shared} placeholder={field.placeholder} data-most={field.maxLength || undefined} rows={4} />
        {field.maxLength > 0 && <p className="form-count" hidden aria-live="polite" />}
      </>
    )
  }
  if (field.kind === 'select') {
    return (
      <select {...shared}>
        <option value="">{formMessages(page.language, 'choose')}</option>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  const types = { email: 'email', website: 'text', password: 'password' } as const
  const input = (
    <input
      {...shared}
      type={field.kind in types ? types[field.kind as keyof typeof types] : 'text'}
      inputMode={field.kind === 'website' ? 'url' : ['currency', 'number'].includes(field.kind) ? 'decimal' : undefined}
      autoComplete={autocompleteOf(field.kind)}
      placeholder={'placeholder' in field ? field.placeholder || undefined : undefined}
    />
  )
  if (field.kind !== 'currency') return input
  return (
    <span className="form-money">
      <span aria-hidden="true">{field.currencySymbol}</span>
      {input}
    </span>
  )
}

function Group({ field, page, refused }: Omit<Props<Question>, 'id'>): ReactNode {
  if (field.kind === 'radio' || field.kind === 'checkbox') return <Choices field={field} refused={refused} />
  if (field.kind === 'likert')
    return field.options.map((question, at) => (
      <Scale key={question} field={field} at={at} question={question} page={page} refused={refused} />
    ))
  if (!isParted(field.kind)) return null
  return <Parts field={field} kind={field.kind} page={page} refused={refused} />
}

function Choices({ field, refused }: Pick<Props, 'refused'> & { field: Question }): ReactNode {
  if (!('options' in field)) return null
  const isRadio = field.kind === 'radio'
  const chosen = typedTexts(refused, field.id)
  return (
    <div className="form-choices">
      {field.options.map((option, at) => (
        <label key={option}>
          <input
            type={isRadio ? 'radio' : 'checkbox'}
            name={isRadio ? nameOf(field) : `${nameOf(field)}.${at}`}
            value={option}
            defaultChecked={chosen.includes(option)}
            required={isRadio && field.required}
          />{' '}
          {option}
        </label>
      ))}
    </div>
  )
}

/** A statement, and how much one agrees with it (A5.12). */
function Scale({
  field,
  at,
  question,
  page,
  refused,
}: Omit<Props<Choice>, 'id'> & { at: number; question: string }): ReactNode {
  const [chosen] = typedTexts(refused, field.id, String(at))
  return (
    <fieldset className="form-scale" data-question={question}>
      <legend>{question}</legend>
      {likertScale.map((step) => (
        <label key={step}>
          <input
            type="radio"
            name={`${nameOf(field)}.${at}`}
            value={step}
            required={field.required}
            defaultChecked={chosen === String(step)}
          />{' '}
          {likertLabel(step, page.language)}
        </label>
      ))}
    </fieldset>
  )
}

function Parts({ field, kind, page, refused }: Omit<Props<Question>, 'id'> & { kind: PartedKind }): ReactNode {
  const shown = shownParts(kind, page.locale, 'showCountryCode' in field && field.showCountryCode)
  return (
    <div className="form-parts" data-parts={kind}>
      {shown.map((part) => {
        const shared = {
          name: `${nameOf(field)}.${part}`,
          defaultValue: typedTexts(refused, field.id, part)[0],
        }
        return (
          <label key={part} data-part={part}>
            <span>{partNames(page.language, kind === 'phone' && part === 'Country' ? 'CountryCode' : part)}</span>
            {part === 'Ampm' ? (
              <select {...shared}>
                <option value="">–</option>
                <option>AM</option>
                <option>PM</option>
              </select>
            ) : (
              <input
                {...shared}
                type="text"
                autoComplete={autocompleteOf(kind, part)}
                inputMode={partTypes[kind] === 'number' ? 'numeric' : undefined}
                required={field.required && isNeeded(kind, part)}
              />
            )}
          </label>
        )
      })}
    </div>
  )
}

/** Of an answer that is required. */
function isNeeded(kind: PartedKind, part: string): boolean {
  const needed: Record<PartedKind, readonly string[]> = {
    name: ['First'],
    phone: ['Line'],
    address: ['Line1', 'City'],
    date: ['Month', 'Day', 'Year'],
    time: ['Hour'],
  }
  return needed[kind].includes(part)
}

function nameOf(field: FormField): string {
  return `form.${field.id}`
}

/** What was typed for a field, or for a part of it. */
function typedTexts(refused: RefusedForm | null, id: string, part?: string): readonly string[] {
  const typed = refused?.answers[id]
  if (typed === undefined) return []
  if (typeof typed === 'string' || Array.isArray(typed)) return [typed].flat()
  return part === undefined ? Object.values(typed).flat() : [typed[part] ?? []].flat()
}
