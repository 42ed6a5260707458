import type { PageContext } from '#platform/render'
import type { ReactNode } from 'react'
import { fieldTitle } from '../contract/field-title.ts'
import { isParted } from '../contract/field-kinds.rules.ts'
import type { AskedField, BlockField, StepField } from '../contract/block-field.schema.ts'
import { askedFields, type Conditional } from '../contract/conditions.rules.ts'
import { stepsOf } from '../contract/form-steps.ts'
import { faultMessages, formMessages } from '../contract/forms.messages.ts'
import type { RefusedForm } from '../contract/form-view.ts'
import { autocompleteOf } from './field-inputs.rules.ts'
import { Group } from './form-groups.tsx'
import { isWanted, nameOf, type Question, typedTexts } from './question.ts'
import { Calculation, FileControl, isOwnGroup } from './own-fields.tsx'

interface Props<F extends AskedField = AskedField> {
  field: F
  /** All fields of the form, because a condition names one of them. */
  fields: readonly BlockField[]
  isAsked: boolean
  page: PageContext
  /** Id of the field on this page; the ids of its parts begin with it. */
  id: string
  refused: RefusedForm | null
}

interface FieldsProps {
  fields: readonly BlockField[]
  page: PageContext
  id: string
  refused?: RefusedForm | null
}

/**
 * The fields of a form, as native controls. Their names begin with `form.` and the field's id. Without scripts all
 * steps stand below each other, and a field that depends on an answer says so; with them, the style sheet shows only
 * what has `data-on`.
 */
export function FormFields({ fields, page, id, refused = null }: FieldsProps): ReactNode {
  const steps = stepsOf(fields)
  const askedIds = askedFields(fields, (fieldId) => startValue(fields, fieldId))
  const ones = (own: readonly AskedField[]) =>
    own.map((field) => (
      <OneField
        key={field.id}
        field={field}
        fields={fields}
        isAsked={askedIds.has(field.id)}
        page={page}
        id={`${id}-${field.id}`}
        refused={refused}
      />
    ))
  if (steps.length < 2) return ones(steps[0]?.fields ?? [])
  return steps.map((step, at) => (
    <div key={step.start?.id ?? 'first'} className="form-step" role="group" data-on={at === 0 || undefined}>
      <StepHead start={step.start} page={page} at={at} count={steps.length} />
      {ones(step.fields)}
      <div className="form-nav">
        {at > 0 && (
          <button className="button" type="button" data-back="" data-kind="secondary">
            {formMessages(page.language, 'previous')}
          </button>
        )}
        {at < steps.length - 1 && (
          <button className="button" type="submit">
            {formMessages(page.language, 'next')}
          </button>
        )}
      </div>
    </div>
  ))
}

interface HeadProps {
  start: StepField | null
  page: PageContext
  at: number
  count: number
}

function StepHead({ start, page, at, count }: HeadProps): ReactNode {
  return (
    <>
      <p className="form-hint form-progress" tabIndex={-1}>
        {formMessages(page.language, 'progress', { at: at + 1, count })}
      </p>
      {start && start.title !== '' && (
        <div className="form-section">
          <h3>{start.title}</h3>
          {start.description && <p>{start.description}</p>}
        </div>
      )}
    </>
  )
}

/** Returns the initial value of a field. */
function startValue(fields: readonly BlockField[], id: string): string | null {
  const field = fields.find((candidate) => candidate.id === id)
  return field?.kind === 'hidden' ? field.value : null
}

function OneField({ field, ...props }: Props): ReactNode {
  if (field.kind === 'hidden')
    return (
      <input type="hidden" name={nameOf(field)} defaultValue={field.value} data-field={field.id} data-key={field.key} />
    )
  if (field.kind === 'section') {
    return (
      <div className="form-section" data-line={field.underline || undefined} {...conditionOf(field, props)}>
        {field.title && <h3>{field.title}</h3>}
        {field.description && <p>{field.description}</p>}
      </div>
    )
  }
  if (field.kind === 'calculation')
    return <Calculation field={field} page={props.page} fields={props.fields} condition={conditionOf(field, props)} />
  return <QuestionField field={field} {...props} />
}

/** Returns the attributes by which the style sheet and script show a conditional field. */
function conditionOf({ shownIf }: Conditional, { isAsked }: Pick<Props, 'isAsked'>): object {
  return shownIf ? { 'data-if': JSON.stringify(shownIf), 'data-on': isAsked || undefined } : {}
}

function QuestionField(props: Props<Question>): ReactNode {
  const { field, page, id, refused } = props
  const fault = refused?.faults[field.id]
  const describedBy = [fault && `${id}-fault`, field.description && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const isGroup = isParted(field.kind) || isOwnGroup(field.kind) || ['radio', 'checkbox', 'likert'].includes(field.kind)
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
  const hint = (
    <>
      {field.shownIf && <ConditionNote {...props} />}
      {field.description && (
        <p className="form-hint" id={`${id}-hint`}>
          {field.description}
        </p>
      )}
    </>
  )
  const shared = {
    className: 'form-field',
    'data-field': field.id,
    'data-kind': field.kind,
    'data-required': field.required || undefined,
    'data-prefill': field.prefill || undefined,
    ...conditionOf(field, props),
  }
  if (isGroup) {
    return (
      <fieldset {...shared} aria-describedby={describedBy}>
        <legend>
          {sentence}
          {title}
        </legend>
        {hint}
        <Group {...props} />
      </fieldset>
    )
  }
  return (
    <div {...shared}>
      {sentence}
      <label htmlFor={id}>{title}</label>
      {hint}
      <Single {...props} describedBy={describedBy} />
    </div>
  )
}

/** Describes the condition of a field that is always visible. */
function ConditionNote({ field: { shownIf }, fields, page }: Props<Question>): ReactNode {
  const source = fields.find(({ id }) => id === shownIf?.field)
  if (!shownIf || !source || source.kind === 'hidden') return null
  const title = fieldTitle(source, page.language)
  return (
    <p className="form-hint form-only">
      {formMessages(page.language, `onlyIf.${shownIf.test}`, { title, value: shownIf.value })}
    </p>
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
    required: isWanted(field),
    defaultValue,
    'aria-invalid': field.id in (refused?.faults ?? {}) || undefined,
    'aria-describedby': describedBy,
  }
  if (field.kind === 'file') return <FileControl field={field} page={page} shared={shared} />
  if (field.kind === 'textarea') {
    return (
      <>
        <textarea
          {...shared}
          placeholder={field.placeholder || undefined}
          data-most={field.maxLength || undefined}
          rows={4}
        />
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
