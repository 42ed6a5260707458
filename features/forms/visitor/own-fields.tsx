import type { ReactNode } from 'react'
import type { PageContext } from '#platform/render'
import type { AskedField, BlockField } from '../contract/block-field.schema.ts'
import { fieldTitle } from '../contract/field-title.ts'
import { formMessages } from '../contract/forms.messages.ts'
import { titleInFormula } from '../contract/read-answers.ts'
import { namesIn } from '../contract/calculation.rules.ts'
import { acceptOf } from '../contract/upload.rules.ts'

export function isOwnGroup(kind: AskedField['kind']): boolean {
  return kind === 'rating' || kind === 'matrix' || kind === 'signature'
}

interface FileProps {
  field: Extract<AskedField, { kind: 'file' }>
  page: PageContext
  shared: {
    id: string
    name: string
    required: boolean
    'aria-describedby': string | undefined
    defaultValue?: unknown
  }
}

/** Accepted file types are listed beside the field, because browsers show them only after a refusal. */
export function FileControl({ field, page, shared }: FileProps): ReactNode {
  const { defaultValue: _, ...control } = shared
  const kinds = field.types.map((group) => formMessages(page.language, `files.${group}`))
  const rule = formMessages(page.language, 'files', { n: field.maxFiles, size: field.maxMb })
  return (
    <>
      <p className="form-hint" id={`${shared.id}-types`}>
        {rule} {new Intl.ListFormat(page.locale).format(kinds)}.
      </p>
      <input
        {...control}
        type="file"
        accept={acceptOf(field.types)}
        multiple={field.maxFiles > 1}
        data-mb={field.maxMb}
        data-count={field.maxFiles}
        aria-describedby={[shared['aria-describedby'], `${shared.id}-types`].filter(Boolean).join(' ')}
      />
    </>
  )
}

interface CalculationProps {
  field: Extract<AskedField, { kind: 'calculation' }>
  fields: readonly BlockField[]
  page: PageContext
  condition: object
}

/** Shows a calculated value. The server calculates it on submission; a script shows it before. */
export function Calculation({ field, fields, page, condition }: CalculationProps): ReactNode {
  const { id, formula, decimals, unit } = field
  const sources = (namesIn(formula) ?? []).map((name) => [
    name,
    fields.find((candidate) => titleInFormula(candidate) === name.toLowerCase())?.id ?? '',
  ])
  return (
    <div
      className="form-field form-calculation"
      data-field={id}
      data-kind="calculation"
      data-formula={formula}
      data-sources={JSON.stringify(Object.fromEntries(sources))}
      data-decimals={decimals}
      {...condition}
    >
      <p id={`calculation-${id}`}>{fieldTitle(field, page.language)}</p>
      {field.description && <p className="form-hint">{field.description}</p>}
      <output aria-labelledby={`calculation-${id}`}>
        {unit && <span>{unit} </span>}
        <span data-result="">{formMessages(page.language, 'calculatedLater')}</span>
      </output>
    </div>
  )
}
