import type { ReactNode } from 'react'
import { drawnPattern, signatureSize } from '../contract/field-kinds.rules.ts'
import { formMessages } from '../contract/forms.messages.ts'
import { isWanted, nameOf, type PartProps, type Question, typedTexts } from './question.ts'

type Of<K extends Question['kind']> = PartProps<Extract<Question, { kind: K }>>

/** Stars as radio buttons, which work with the keyboard and without scripts. */
export function Rating({ field, page, refused }: Of<'rating'>): ReactNode {
  const [chosen] = typedTexts(refused, field.id)
  const values = Array.from({ length: field.most }, (_, at) => String(at + 1))
  return (
    <div className="form-rating">
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={nameOf(field)}
            value={value}
            required={isWanted(field)}
            defaultChecked={chosen === value}
          />
          <span>{formMessages(page.language, 'rating', { value, most: field.most })}</span>
        </label>
      ))}
    </div>
  )
}

/** Statements in rows, each with the same choices. On narrow screens each row becomes a block. */
export function Matrix({ field, refused }: Of<'matrix'>): ReactNode {
  return (
    <div className="form-matrix">
      {field.rows.map((row, at) => (
        <fieldset key={row} data-row={row}>
          <legend>{row}</legend>
          {field.options.map((option, column) => {
            const part = field.many ? `${at}.${column}` : String(at)
            return (
              <label key={option}>
                <input
                  type={field.many ? 'checkbox' : 'radio'}
                  name={`${nameOf(field)}.${part}`}
                  value={option}
                  required={!field.many && isWanted(field)}
                  defaultChecked={typedTexts(refused, field.id, part).includes(option)}
                />{' '}
                {option}
              </label>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

/** A name that is typed; with scripts it may be drawn instead. */
export function Signature({ field, page, refused }: Of<'signature'>): ReactNode {
  const [drawn = ''] = typedTexts(refused, field.id, 'Drawn')
  const [typed = ''] = typedTexts(refused, field.id, 'Typed')
  const { width, height } = signatureSize
  return (
    <div className="form-signature">
      <label>
        <span>{formMessages(page.language, 'signature.typed')}</span>
        <input
          type="text"
          name={`${nameOf(field)}.Typed`}
          autoComplete="name"
          maxLength={200}
          required={isWanted(field)}
          defaultValue={typed}
        />
      </label>
      <input type="hidden" name={`${nameOf(field)}.Drawn`} defaultValue={drawnPattern.test(drawn) ? drawn : ''} />
      <div className="form-pad" hidden>
        <p>{formMessages(page.language, 'signature.draw')}</p>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <button className="button" type="button" data-kind="secondary" data-clear="">
          {formMessages(page.language, 'signature.clear')}
        </button>
      </div>
    </div>
  )
}
