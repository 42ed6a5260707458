import type { ReactNode } from 'react'
import { type PartedKind, isParted, likertScale } from '../contract/field-kinds.rules.ts'
import { likertLabel } from '../contract/form-summary.ts'
import { autocompleteOf, partTypes, shownParts } from './field-inputs.rules.ts'
import { Matrix, Rating, Signature } from './own-groups.tsx'
import { isWanted, nameOf, type PartProps, type Question, typedTexts } from './question.ts'
import { partNames } from './part-names.messages.ts'

type Choice = Extract<Question, { kind: 'radio' | 'checkbox' | 'select' | 'likert' }>

/** The controls of a field that has several. */
export function Group({ field, page, refused }: PartProps): ReactNode {
  if (field.kind === 'radio' || field.kind === 'checkbox') return <Choices field={field} refused={refused} />
  if (field.kind === 'likert')
    return field.options.map((question, at) => (
      <Scale key={question} field={field} at={at} question={question} page={page} refused={refused} />
    ))
  if (field.kind === 'rating') return <Rating field={field} page={page} refused={refused} />
  if (field.kind === 'matrix') return <Matrix field={field} page={page} refused={refused} />
  if (field.kind === 'signature') return <Signature field={field} page={page} refused={refused} />
  if (!isParted(field.kind)) return null
  return <Parts field={field} kind={field.kind} page={page} refused={refused} />
}

function Choices({ field, refused }: Pick<PartProps, 'refused'> & { field: Question }): ReactNode {
  if (field.kind !== 'radio' && field.kind !== 'checkbox') return null
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
            required={isRadio && isWanted(field)}
          />{' '}
          {option}
        </label>
      ))}
    </div>
  )
}

/** A statement with a scale of agreement (A5.12). */
function Scale({
  field,
  at,
  question,
  page,
  refused,
}: PartProps<Choice> & { at: number; question: string }): ReactNode {
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
            required={isWanted(field)}
            defaultChecked={chosen === String(step)}
          />{' '}
          {likertLabel(step, page.language)}
        </label>
      ))}
    </fieldset>
  )
}

function Parts({ field, kind, page, refused }: PartProps & { kind: PartedKind }): ReactNode {
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
                required={isWanted(field) && isNeeded(kind, part)}
                data-needed={(field.required && isNeeded(kind, part)) || undefined}
              />
            )}
          </label>
        )
      })}
    </div>
  )
}

/** Tells whether a part of a required answer is required. */
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
