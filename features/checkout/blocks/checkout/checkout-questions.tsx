import type { ReactNode } from 'react'
import { EditFieldRow } from '../cart/edit-field.part.tsx'
import type { StepProps } from './checkout.view.tsx'

/** Returns the first field with a fault, which gets the focus. */
export function firstWrong({ faults, fields, questions }: StepProps['data']): string | undefined {
  const names = ['email', 'country', ...fields, 'vatNumber', ...(questions?.fields ?? []).map(({ name }) => name)]
  return names.find((name) => Object.hasOwn(faults, name))
}

/** Asks the shop's questions for every order. */
export function Questions({ data, say }: StepProps): ReactNode {
  const { questions, faults } = data
  if (!questions) return null
  return (
    <fieldset className="checkout-asked">
      <legend>{questions.title || say('questions')}</legend>
      {questions.fields.map((field) => (
        <div key={field.id}>
          <EditFieldRow
            field={field}
            id={`checkout-${field.id}`}
            fault={faults[field.name] ? `checkout-${field.id}-fault` : undefined}
            isFirstWrong={firstWrong(data) === field.name}
          />
          {faults[field.name] && (
            <p className="checkout-fault" id={`checkout-${field.id}-fault`}>
              {faults[field.name]}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  )
}
